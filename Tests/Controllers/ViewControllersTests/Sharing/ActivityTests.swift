// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Synchronization
import Testing
import UIKit

/// Tests of activity view controllers: the offered activities and their results.
@MainActor
@Suite("Activities")
struct ActivityTests {
  /// An activity that records its calls.
  private final class Note: UIActivity {
    var log: [String] = []
    var shown: UIViewController?
    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: ActivityType? { ActivityType("note") }
    override var activityTitle: String? { "Make a Note" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      log.append("prepare \(activityItems)")
    }
    override var activityViewController: UIViewController? { shown }
    override func perform() {
      log.append("perform")
      activityDidFinish(true)
    }
  }

  /// An activity with the default implementations, except for its title and `canPerform`.
  private final class Stamp: UIActivity {
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  /// An activity item whose text is provided when an activity is chosen.
  private final class Later: NSObject, UIActivityItemSource {
    var asked: [String] = []
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "soon" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      asked.append(activityType?.rawValue ?? "")
      return "now"
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "About it" }
  }

  /// An activity item with a text and no subject.
  private final class Untitled: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "soon" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "now" }
  }

  /// An item provider that creates its text in the background.
  private final class Made: UIActivityItemProvider {
    nonisolated let isOnMainThread = Mutex<[Bool]>([])
    override var item: Any {
      isOnMainThread.withLock { $0.append(Thread.isMainThread) }
      return "made for \(activityType?.rawValue ?? "")"
    }
    override func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "About it" }
  }

  private final class Ended {
    var all: [String] = []
  }

  private let root = UIViewController()
  private let ended = Ended()

  /// Returns a screen on which an activity view controller is presented.
  private func share(
    _ items: [Any], _ own: [UIActivity] = [], on device: Device = .iPhone15,
    _ change: (UIActivityViewController) -> Void = { _ in }
  ) -> CollectionViewHarness {
    let harness = CollectionViewHarness(root, on: device)
    let sharing = UIActivityViewController(activityItems: items, applicationActivities: own)
    let handler: UIActivityViewController.CompletionWithItemsHandler = {
      [ended] type, completed, _, _ in
      ended.all.append("\(type?.rawValue ?? "nothing") \(completed)")
    }
    sharing.completionWithItemsHandler = handler
    sharing.popoverPresentationController?.sourceView = root.view
    change(sharing)
    root.present(sharing, animated: true)
    harness.runUntilIdle()
    return harness
  }

  @Test func `what can be done with a text is offered, and done`() throws {
    let note = Note()
    let harness = share(["A trail"], [note])
    let frames = harness.textFrames
    expect(frames.contains("A trail"))
    for title in ["Make a Note", "Copy", "Mail"] { expect(frames.contains(title)) }
    expect(!frames.contains("Open"))
    try harness.tap("Make a Note")
    harness.runUntilIdle()
    expect(note.log, equals: [#"prepare ["A trail"]"#, "perform"])
    expect(ended.all, equals: ["note true"])
    expect(root.presentedViewController == nil)
  }

  @Test func `ways to send come before what is done here, and that before the system's`() throws {
    let harness = share(["A trail"], [Stamp(), Note()])
    let frames = harness.textFrames
    let places = try ["Make a Note", "Stamp", "Copy", "Mail"].map { title in
      try #require(frames.range(of: title)?.lowerBound)
    }
    expect(places, equals: places.sorted())
  }

  @Test func `an address is opened by the desktop`() throws {
    let address = try #require(URL(string: "https://swift.org/blog"))
    let harness = share([address])
    expect(harness.textFrames.contains("swift.org"))
    try harness.tap("Open")
    harness.runUntilIdle()
    expect(harness.openedAddresses, equals: [address])
    expect(ended.all, equals: ["org.mullion.activity.Open true"])
  }

  @Test func `a text is copied`() throws {
    let harness = share(["A trail", try #require(URL(string: "https://swift.org"))])
    try harness.tap("Copy")
    harness.runUntilIdle()
    expect(UIPasteboard.general.string, equals: "A trail\nhttps://swift.org")
    expect(ended.all, equals: ["com.apple.UIKit.activity.CopyToPasteboard true"])
  }

  @Test func `a source gives its item when something was chosen`() throws {
    let later = Later()
    let harness = share([later])
    expect(later.asked.isEmpty)
    try harness.tap("Mail")
    harness.runUntilIdle()
    expect(later.asked, equals: ["com.apple.UIKit.activity.Mail"])
    expect(
      harness.openedAddresses.map(\.absoluteString), equals: ["mailto:?subject=About%20it&body=now"]
    )
  }

  @Test func `a provider makes its item beside the main thread, once, for what was chosen`()
    async throws
  {
    let made = Made(placeholderItem: "soon")
    expect(made.placeholderItem as? String, equals: "soon")
    let note = Note()
    let harness = share([made, "and more"], [note])
    expect(made.isOnMainThread.withLock { $0 }, equals: [])
    try harness.tap("Make a Note")
    while note.log.isEmpty {
      try await Task.sleep(for: .milliseconds(1))
      harness.runUntilIdle()
    }
    expect(made.isOnMainThread.withLock { $0 }, equals: [false])
    expect(note.log, equals: [#"prepare ["made for note", "and more"]"#, "perform"])
    expect(made.isFinished)
  }

  @Test func `what a provider makes is not taken after the person has gone`() async throws {
    let made = Made(placeholderItem: "soon")
    let note = Note()
    let harness = share([made], [note])
    try harness.tap("Make a Note")
    root.dismiss(animated: false)
    harness.runUntilIdle()
    while !made.isFinished { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(20))
    expect(note.log == [] && ended.all == ["nothing false"])
  }

  @Test func `a letter has a subject only when the source has one`() throws {
    let harness = share([Untitled()])
    try harness.tap("Mail")
    harness.runUntilIdle()
    expect(harness.openedAddresses.map(\.absoluteString), equals: ["mailto:?body=now"])
  }

  @Test func `what can't be done is not offered`() {
    let harness = share([7], [Note()])
    expect(harness.textFrames.contains("Nothing can be done with this."))
  }

  @Test func `what is left out is not offered`() {
    let harness = share(["A trail"]) { $0.excludedActivityTypes = [.mail, .copyToPasteboard] }
    expect(harness.textFrames.contains("Nothing can be done with this."))
  }

  @Test func `who presses beside it has done nothing`() {
    let harness = share(["A trail"], on: .iPadMini)
    expect(root.presentedViewController != nil)
    harness.tap(at: CGPoint(x: 5, y: harness.size.height - 5))
    harness.runUntilIdle()
    expect(root.presentedViewController == nil)
    expect(ended.all, equals: ["nothing false"])
  }

  @Test func `an activity with a screen of its own shows it, and may be given up`() throws {
    let note = Note()
    note.shown = UIViewController()
    let harness = share(["A trail"], [note])
    let sharing = try #require(root.presentedViewController)
    try harness.tap("Make a Note")
    harness.runUntilIdle()
    expect(sharing.presentedViewController === note.shown)
    note.activityDidFinish(false)
    harness.runUntilIdle()
    expect(sharing.presentedViewController == nil)
    expect(ended.all.isEmpty)
    try harness.tap("Make a Note")
    harness.runUntilIdle()
    note.shown?.dismiss(animated: true)
    harness.runUntilIdle()
    expect(ended.all.isEmpty)
    try harness.tap("Make a Note")
    harness.runUntilIdle()
    note.activityDidFinish(true)
    note.activityDidFinish(true)
    harness.runUntilIdle()
    expect(root.presentedViewController == nil)
    expect(ended.all, equals: ["note true"])
  }
}
