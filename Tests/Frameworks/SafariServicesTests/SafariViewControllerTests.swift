// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import SafariServices
import Testing

@MainActor
@Suite("Web pages")
struct SafariViewControllerTests {
  private final class Reader: UIViewController, SFSafariViewControllerDelegate {
    var heard: [String] = []

    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      heard.append("opened \(didLoadSuccessfully)")
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      heard.append("finished")
    }
  }

  private let address: URL

  init() throws {
    address = try #require(URL(string: "https://swift.org/blog"))
  }

  /// Returns a controller on a phone, which presents a Safari view controller.
  private func shown(
    _ change: (SFSafariViewController) -> Void = { _ in }
  ) async -> (Reader, SFSafariViewController, CollectionViewHarness) {
    let reader = Reader()
    let harness = CollectionViewHarness(reader, on: .iPhone15)
    let page = SFSafariViewController(url: address)
    page.delegate = reader
    change(page)
    reader.present(page, animated: false)
    harness.runUntilIdle()
    // What the browser answers comes later.
    for _ in 0..<100 where reader.heard.isEmpty { await Task.yield() }
    harness.runUntilIdle()
    return (reader, page, harness)
  }

  @Test func `the browser gets the address once, and the delegate hears it`() async {
    let (reader, page, harness) = await shown()
    expect(harness.openedAddresses, equals: [address])
    expect(reader.heard, equals: ["opened true"])
    expect(reader.presentedViewController === page)
    expect(page.modalPresentationStyle, equals: .fullScreen)
    expect(harness.textFrames.contains("swift.org"))
  }

  @Test func `who is done goes back`() async throws {
    let (reader, page, harness) = await shown()
    try harness.tap("Done")
    harness.runUntilIdle()
    expect(reader.heard, equals: ["opened true", "finished"])
    expect(reader.presentedViewController == nil)
    expect(page.presentingViewController == nil)
  }

  @Test func `the page is opened again on request`() async throws {
    let (_, _, harness) = await shown()
    try harness.tap("Open Again")
    expect(harness.openedAddresses, equals: [address, address])
  }

  @Test func `the button says what it is for, in its colour`() async throws {
    let (reader, page, harness) = await shown {
      $0.dismissButtonStyle = .cancel
      $0.preferredControlTintColor = .systemRed
      $0.preferredBarTintColor = .black
    }
    expect(page.children.first?.view.tintColor, equals: .systemRed)
    expect(
      (page.children.first as? UINavigationController)?.navigationBar.barTintColor, equals: .black)
    try harness.tap("Cancel")
    harness.runUntilIdle()
    expect(reader.heard.last, equals: "finished")
  }

  @Test func `a controller has a copy of its configuration`() {
    let configuration = SFSafariViewController.Configuration()
    let page = SFSafariViewController(url: address, configuration: configuration)
    expect(page.configuration !== configuration)
  }

  @Test func `an address that is no web page's stops the program with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = SFSafariViewController(url: URL(fileURLWithPath: "/a.html")) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("'file:///a.html' is not a web address"))
  }
}
