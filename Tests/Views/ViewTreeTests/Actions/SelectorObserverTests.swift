// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of notification observers with selectors.
@MainActor
struct SelectorObserverTests {
  private final class Observer: NSObject {
    var log: [String] = []
    func came(_ note: Notification) { log.append(note.name.rawValue) }
    func something() { log.append("something") }
  }

  private let center = NotificationCenter()
  private let one = Notification.Name("one")
  private let two = Notification.Name("two")
  private let came = Selector("came:", Observer.came(_:))

  @Test func `an observer hears of a name, an object, or everything`() {
    let (observer, sender) = (Observer(), NSObject())
    center.addObserver(observer, selector: came, name: one, object: nil)
    center.addObserver(
      observer, selector: Selector("something", Observer.something), name: nil, object: sender)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    center.post(name: two, object: sender)
    expect(observer.log, equals: ["one", "something"])
  }

  @Test func `an observer is not kept alive and is called no more once it is gone`() {
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      center.addObserver(observer, selector: came, name: one, object: nil)
    }
    expect(gone == nil)
    center.post(name: one, object: nil)
  }

  @Test func `an observer is taken away for a name, or altogether`() {
    let (observer, other) = (Observer(), Observer())
    for name in [one, two] {
      center.addObserver(observer, selector: came, name: name, object: nil)
    }
    center.addObserver(other, selector: came, name: one, object: nil)
    center.removeObserver(observer, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    expect(observer.log, equals: ["two"])
    expect(other.log, equals: ["one"])
    center.removeObserver(observer)
    center.post(name: two, object: nil)
    expect(observer.log, equals: ["two"])
  }

  @Test func `the token of a block is taken away as before`() {
    let observer = Observer()
    nonisolated(unsafe) let log = observer
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in
      log.log.append("block")
    }
    center.post(name: one, object: nil)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    expect(observer.log, equals: ["block"])
  }

  @Test func `a notification from another thread is told there`() async {
    final class Threaded: NSObject, @unchecked Sendable {
      var wasMain: Bool?
      func came(_ note: Notification) { wasMain = Thread.isMainThread }
    }
    let observer = Threaded()
    let (posting, name) = (center, one)
    posting.addObserver(
      observer, selector: Selector("came:", Threaded.came(_:)), name: name, object: nil)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        posting.post(name: name, object: nil)
        continuation.resume()
      }
    }
    expect(observer.wasMain, equals: false)
  }

  /// An object that removes itself from the notification center in its `deinit`, as observers with selectors
  /// do.
  private final class Leaver: @unchecked Sendable {
    private let center: NotificationCenter
    private let notify: () -> Void
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter, _ notify: @escaping () -> Void) {
      self.center = center
      self.notify = notify
      center.addObserver(self, selector: "note", name: Notification.Name("other"), object: nil)
      token = center.addObserver(forName: Notification.Name("own"), object: nil, queue: nil) { _ in
      }
    }

    deinit {
      center.removeObserver(self)
      if let token { center.removeObserver(token) }
      notify()
    }
  }

  @Test func `an object leaves the centre in its deinit, also when a block that goes held it last`()
  {
    let center = NotificationCenter()
    nonisolated(unsafe) var isGone = false
    var leaver: Leaver? = Leaver(center) { isGone = true }
    let token = center.addObserver(
      forName: Notification.Name("a"), object: nil, queue: nil
    ) { [leaver] _ in
      _ = leaver
    }
    leaver = nil
    expect(!isGone)
    center.removeObserver(token)
    expect(isGone)
    center.post(name: Notification.Name("own"), object: nil)
  }
}
