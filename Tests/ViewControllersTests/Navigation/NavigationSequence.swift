// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit

/// A navigation controller that is changed several times, with more or less time between.
@MainActor
final class NavigationSequence {
  enum Change: String, CaseIterable, Sendable {
    case push, pushAtOnce, pop, popAtOnce, root, rootAtOnce, set, setAtOnce, swipe, springBack, hold
    case present, presentAtOnce, cover, coverAtOnce, dismiss, dismissAtOnce
  }

  enum Pause: CaseIterable, Sendable {
    case none, layout, part, all
  }

  /// A controller that notes its appearance callbacks and runs a change inside one of them.
  final class Page: UIViewController {
    let name: String
    weak var sequence: NavigationSequence?

    init(_ name: String, in sequence: NavigationSequence) {
      self.name = name
      self.sequence = sequence
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      sequence?.note("+w", of: self)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      sequence?.note("+d", of: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      sequence?.note("-w", of: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      sequence?.note("-d", of: self)
    }
  }

  private let navigation = UINavigationController()
  private let harness: CollectionViewHarness
  private var count = 0
  private var pages: [WeakPage] = []
  private var calls: [(page: String, call: String)] = []
  /// The change that is made inside the next callback of that kind.
  private var inside: (call: String, change: Change)?

  private struct WeakPage {
    weak var page: Page?
  }

  init() {
    harness = CollectionViewHarness(navigation, size: CGSize(width: 390, height: 600), scale: 2)
    for _ in 0..<3 { navigation.pushViewController(page(), animated: false) }
    harness.runUntilIdle()
  }

  private func page() -> Page {
    count += 1
    let page = Page("\(count)", in: self)
    pages.append(WeakPage(page: page))
    return page
  }

  private func note(_ call: String, of page: Page) {
    calls.append((page.name, call))
    guard let inside, inside.call == call else { return }
    self.inside = nil
    make(inside.change)
  }

  /// Makes `change` inside the next callback `call` of any page.
  func plan(_ change: Change, inside call: String) { inside = (call, change) }

  func make(_ change: Change) {
    switch change {
    case .push: navigation.pushViewController(page(), animated: true)
    case .pushAtOnce: navigation.pushViewController(page(), animated: false)
    case .pop: navigation.popViewController(animated: true)
    case .popAtOnce: navigation.popViewController(animated: false)
    case .root: navigation.popToRootViewController(animated: true)
    case .rootAtOnce: navigation.popToRootViewController(animated: false)
    case .set:
      navigation.setViewControllers([navigation.viewControllers[0], page()], animated: true)
    case .setAtOnce: navigation.setViewControllers([page()], animated: false)
    case .swipe: drag(to: 300)
    case .springBack: drag(to: 60, duration: 1)
    case .hold: harness.dragAndHold(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 200, y: 300))
    case .present, .presentAtOnce, .cover, .coverAtOnce: present(change)
    case .dismiss: navigation.dismiss(animated: true)
    case .dismissAtOnce: navigation.dismiss(animated: false)
    }
  }

  private func drag(to end: CGFloat, duration: Double = 0.2) {
    harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: end, y: 300), duration: duration)
  }

  private func present(_ change: Change) {
    guard navigation.presentedViewController == nil else { return }
    let page = page()
    let covers = change == .cover || change == .coverAtOnce
    page.modalPresentationStyle = covers ? .fullScreen : .overFullScreen
    navigation.present(page, animated: change == .present || change == .cover)
  }

  func wait(_ pause: Pause) {
    switch pause {
    case .none: break
    case .layout: harness.layout()
    case .part: harness.advance(by: 0.1)
    case .all: harness.runUntilIdle()
    }
  }

  // MARK: At rest

  /// The pages that are to be seen, in no order.
  private var wanted: [String] {
    let top = (navigation.topViewController as? Page)?.name
    guard let presented = navigation.presentedViewController as? Page else {
      return [top].compactMap(\.self)
    }
    let keeps = presented.modalPresentationStyle == .overFullScreen
    return [keeps ? top : nil, presented.name].compactMap(\.self)
  }

  private var live: [Page] { pages.compactMap(\.page) }

  /// Runs to rest and describes the first thing that is not as it has to be; nil: all is.
  func fault() -> String? {
    guard harness.runUntilIdle() else { return "it does not come to rest" }
    let seen = live.filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    if seen.sorted() != wanted.sorted() { return "the window holds \(seen) for \(wanted)" }
    let kept = navigation.viewControllers + [navigation.presentedViewController].compactMap(\.self)
    let leaked = live.filter { page in !kept.contains { $0 === page } }.map(\.name)
    if !leaked.isEmpty { return "\(leaked) are not freed" }
    return callFault
  }

  /// A `did` without its `will`, a call twice in a row, or a last call that is not what is seen.
  private var callFault: String? {
    var last: [String: String] = [:]
    let next = ["-d": ["+w"], "+w": ["+d", "-w"], "+d": ["-w"], "-w": ["-d", "+w"]]
    for (page, call) in calls {
      let before = last[page] ?? "-d"
      guard next[before]?.contains(call) == true else {
        return "\(page): \(call) after \(before) in \(log)"
      }
      last[page] = call
    }
    for (page, call) in last where call != (wanted.contains(page) ? "+d" : "-d") {
      return "\(page): \(call) is the last call in \(log)"
    }
    return nil
  }

  private var log: String { calls.map { $0.page + $0.call }.joined(separator: " ") }
}
