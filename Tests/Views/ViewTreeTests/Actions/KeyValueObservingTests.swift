// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of key-value observing.
@MainActor
struct KeyValueObservingTests {
  @Test func `geometry is told after it changed, once for a frame`() {
    let view = UIView()
    var log: [String] = []
    let kept = [
      view.observe(\.frame, options: [.old, .new]) { view, change in
        log.append("frame \(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1)")
        expect(view.frame == change.newValue && change.kind == NSKeyValueChange.setting)
      },
      view.observe(\.center) { _, change in
        log.append("center \(change.newValue == nil)")
      },
      view.observe(\.bounds, options: .new) { _, change in
        log.append("bounds \(change.newValue?.width ?? -1)")
      },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    expect(log, equals: ["frame 0.0 10.0", "center true", "bounds 10.0"])
    log = []
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    expect(log.isEmpty)
    kept.forEach { $0.invalidate() }
  }

  @Test func `opacity, visibility, texts and states are followed`() {
    var log: [String] = []
    let (label, field, button) = (UILabel(), UITextField(), UIButton())
    let kept: [NSKeyValueObservation] = [
      label.observe(\.alpha) { view, _ in log.append("alpha \(view.alpha)") },
      label.observe(\.isHidden) { view, _ in log.append("hidden \(view.isHidden)") },
      label.observe(\.text) { view, _ in log.append("label \(view.text ?? "")") },
      field.observe(\.text) { view, _ in log.append("field \(view.text ?? "")") },
      button.observe(\.isSelected) { view, _ in log.append("selected \(view.isSelected)") },
      button.observe(\.isEnabled) { view, _ in log.append("enabled \(view.isEnabled)") },
    ]
    label.alpha = 0.5
    label.isHidden = true
    label.text = "a"
    field.text = "b"
    button.isSelected = true
    button.isEnabled = false
    expect(
      log,
      equals: ["alpha 0.5", "hidden true", "label a", "field b", "selected true", "enabled false"])
    withExtendedLifetime(kept) {}
  }

  @Test func `a scroll view tells of its content's size and offset`() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(scroll)
    var sizes: [CGFloat] = []
    var offsets: [CGFloat] = []
    let size = scroll.observe(\.contentSize, options: [.new]) { _, change in
      sizes.append(change.newValue?.height ?? -1)
    }
    let offset = scroll.observe(\.contentOffset, options: [.initial, .new]) { _, change in
      offsets.append(change.newValue?.y ?? -1)
    }
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 40
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.settle()
    expect(sizes, equals: [500])
    expect(offsets.prefix(2), equals: [0, 40])
    expect(offsets.count > 4)
    expect(offsets.last, equals: 100)
    withExtendedLifetime((size, offset)) {}
  }

  @Test func `following ends when nobody keeps it, or it is invalidated`() {
    let view = UIView()
    var count = 0
    var kept: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0.5
    withExtendedLifetime(kept) {}
    kept = nil
    view.alpha = 0.2
    let other = view.observe(\.alpha) { _, _ in count += 1 }
    other.invalidate()
    view.alpha = 0.1
    expect(count, equals: 1)
  }

  @Test func `an object is not kept alive by who follows it`() {
    weak var gone: UIView?
    var kept: NSKeyValueObservation?
    do {
      let view = UIView()
      gone = view
      kept = view.observe(\.alpha) { _, _ in }
    }
    expect(gone == nil)
    withExtendedLifetime(kept) {}
  }

  private final class Counted: NSObject {
    var number = 0 {
      willSet { willChangeValue(forKey: "number") }
      didSet { didChangeValue(forKey: "number") }
    }
  }

  @Test func `a property that tells by hand is followed`() {
    let object = Counted()
    var seen: [Int] = []
    let kept = object.observe(\.number, options: [.new]) { _, change in
      seen.append(change.newValue ?? -1)
    }
    object.number = 1
    object.number = 1
    object.number = 2
    expect(seen, equals: [1, 2])
    withExtendedLifetime(kept) {}
  }

  private final class Watcher: UIView {
    var log: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let size = change?[.newKey] as? CGSize
      log.append("\(keyPath ?? "") \(size?.height ?? -1) \(object is UIScrollView)")
    }
  }

  @Test func `an observer by name is told by its method`() {
    let (scroll, watcher) = (UIScrollView(), Watcher())
    scroll.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
    scroll.contentSize.height = 9
    expect(watcher.log, equals: ["contentSize 9.0 true"])
    scroll.removeObserver(watcher, forKeyPath: "contentSize")
    scroll.contentSize.height = 10
    expect(watcher.log.count, equals: 1)
  }

  private final class Holder: NSObject {
    var held = Counted() {
      didSet { didChangeValue(forKey: "held") }
    }
    var other: Counted?
  }

  @Test func `a property of another object is followed, whichever object that is`() {
    let holder = Holder()
    var seen: [Int] = []
    let kept = holder.observe(\.held.number, _through: [\.held], options: [.new]) { _, change in
      seen.append(change.newValue ?? -1)
    }
    let first = holder.held
    first.number = 1
    holder.held = Counted()
    expect(seen, equals: [1, 0])
    first.number = 2
    expect(seen, equals: [1, 0])
    holder.held.number = 3
    expect(seen, equals: [1, 0, 3])
    kept.invalidate()
    holder.held.number = 4
    expect(seen, equals: [1, 0, 3])
  }

  @Test func `the way may pass what is not there, and values`() {
    let holder = Holder()
    var seen: [Int?] = []
    let kept = holder.observe(\.other?.number, _through: [\.other], options: [.new]) { _, change in
      seen.append(change.newValue ?? nil)
    }
    holder.other = Counted()
    holder.didChangeValue(for: \.other)
    holder.other?.number = 1
    expect(seen, equals: [0, 1])
    let view = UIView()
    var corners: [CGFloat] = []
    let origin = view.observe(\.layer.position.x, _through: [\.layer, \.layer.position]) {
      view, _ in
      corners.append(view.center.x)
    }
    view.center.x = 7
    expect(corners, equals: [7])
    withExtendedLifetime((kept, origin)) {}
  }

  @Test func `an observer by names follows the last of them`() {
    let (view, watcher) = (UIView(), Watcher())
    view.addObserver(watcher, forKeyPath: "layer.cornerRadius", options: .new, context: nil)
    view.layer.cornerRadius = 3
    expect(watcher.log, equals: ["layer.cornerRadius -1.0 false"])
    view.removeObserver(watcher, forKeyPath: "layer.cornerRadius")
  }

  private final class NamedWatcher: NSObject, _ValueObserving {
    var heard: [CGPoint] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      _observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      if let value = change?[.newKey] as? NSValue { heard.append(value.cgPointValue) }
    }
  }

  @MainActor @Test func `an object that is no responder hears of values by name`() {
    let scroll = UIScrollView()
    let watcher = NamedWatcher()
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
    scroll.contentOffset.y = 5
    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 6
    expect(watcher.heard, equals: [CGPoint(x: 0, y: 5)])
  }
}
