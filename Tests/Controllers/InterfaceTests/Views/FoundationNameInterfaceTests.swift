// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that the names of Foundation and the Objective-C runtime that UIKit re-exports on iOS are available
/// in a file that imports UIKit only.
struct FoundationNameInterfaceTests {
  @Test func `String(localized:) chooses the form that its number calls for`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("names-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let counts = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld boats": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld boat"}},
          "other": {"stringUnit": {"value": "%lld boats"}}}}}}}}}
      """
    try Data(counts.utf8).write(to: folder.appendingPathComponent("Counts.xcstrings"))
    let bundle = try #require(Bundle(path: folder.path))
    let texts = [1, 2].map { String(localized: "\($0) boats", table: "Counts", bundle: bundle) }
    expect(texts, equals: ["1 boat", "2 boats"])
    let resource = LocalizedStringResource("title", defaultValue: "Boats")
    expect(String(localized: resource), equals: "Boats")
    let value: String.LocalizationValue = "Boats for \("Ada")"
    expect(String(localized: value), equals: "Boats for Ada")
  }

  @Test func `notifications(named:) delivers what is posted, in order`() async {
    let center = NotificationCenter()
    let name = Notification.Name("launched")
    var notifications = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["boat": 1])
    center.post(name: name, object: nil, userInfo: ["boat": 2])
    expect(await notifications.next()?.userInfo?["boat"] as? Int, equals: 1)
    expect(await notifications.next()?.userInfo?["boat"] as? Int, equals: 2)
  }

  @MainActor @Test func `the default center's notifications are a loop's`() async {
    let notifications = NotificationCenter.default.notifications(
      named: UIApplication.willEnterForegroundNotification)
    let loop = Task { for await _ in notifications.map({ _ in () }) { break } }
    loop.cancel()
    await loop.value
  }

  @Test func `autoreleasepool returns what its body returns`() throws {
    expect(autoreleasepool { 3 }, equals: 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }
}
