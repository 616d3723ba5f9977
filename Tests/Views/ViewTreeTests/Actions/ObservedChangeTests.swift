// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of the change dictionary of an observer for its options.
@MainActor
@Suite("Observed changes")
struct ObservedChangeTests {
  private func told(_ options: NSKeyValueObservingOptions) -> [String] {
    let view = UIView()
    view.alpha = 0.5
    var told: [String] = []
    let notify: (UIView, NSKeyValueObservedChange<CGFloat>) -> Void = { _, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "nil" }
      told.append(values.joined(separator: " "))
      let kind: NSKeyValueObservedChange<CGFloat>.Kind = change.kind
      expect(kind == .setting && change.indexes == nil && !change.isPrior)
    }
    let observation = view.observe(\.alpha, options: options, changeHandler: notify)
    view.alpha = 0.25
    observation.invalidate()
    return told
  }

  @Test func `a change has the values that were asked for`() {
    expect(told([]), equals: ["nil nil"])
    expect(told(.new), equals: ["nil 0.25"])
    expect(told(.old), equals: ["0.5 nil"])
    expect(told([.old, .new]), equals: ["0.5 0.25"])
  }

  @Test func `the first value is told at once when that is asked for, without an old one`() {
    expect(told(.initial), equals: ["nil nil", "nil nil"])
    expect(told([.initial, .old, .new]), equals: ["nil 0.5", "0.5 0.25"])
  }

  private final class Watcher: UIView {
    var heard: [[NSKeyValueChangeKey: CGFloat]] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append((change ?? [:]).compactMapValues { $0 as? CGFloat })
    }
  }

  @Test func `observers by name are told the same`() {
    let (view, watcher) = (UIView(), Watcher())
    let options: NSKeyValueObservingOptions = [.initial, .old, .new]
    view.addObserver(watcher, forKeyPath: "alpha", options: options, context: nil)
    view.alpha = 0.25
    view.removeObserver(watcher, forKeyPath: "alpha")
    view.alpha = 0.5
    expect(watcher.heard, equals: [[.newKey: 1], [.oldKey: 1, .newKey: 0.25]])
  }

  @Test func `options have Foundation's bits`() {
    let options: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
    expect(options.map(\.rawValue), equals: [1, 2, 4, 8])
    expect(NSKeyValueObservingOptions([.new, .old]).rawValue, equals: 3)
  }
}
