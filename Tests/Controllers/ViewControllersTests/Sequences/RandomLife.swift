// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import RandomTesting
import UIKit

/// An app of tabs, stacks, tables, lists and presentations to which random events happen.
@MainActor
final class RandomLife {
  enum Step: String, CaseIterable, Sendable {
    case push, pop, root, select, present, dismiss, dismissTop, apply, reload
    case scroll, fling, tap, drag, swipeBack
    case rotate, resize, textSize, appearance
    case wait, layout, rest
  }

  private static let stepCount = 80
  /// The number of steps between two checks at rest.
  private static let checkInterval = 20

  private let stage: ControllerStage
  private let tabs = UITabBarController()
  private var random: SeededGenerator
  private(set) var steps: [Step] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    stage = ControllerStage(tabs)
    tabs.setViewControllers(
      (0..<3).map { _ in UINavigationController(rootViewController: page()) }, animated: false)
    stage.harness.runUntilIdle()
  }

  /// Performs the steps of a seed.
  ///
  /// - Returns: The first fault with the steps before it, or a description of leaked objects, or `nil` if
  ///   there is none.
  static func fault(seed: UInt64) -> String? {
    let record: AppearanceRecord
    do {
      let life = RandomLife(seed: seed)
      record = life.stage.appearances
      for count in 1...stepCount {
        life.step()
        guard count.isMultiple(of: checkInterval), let fault = life.fault() else { continue }
        return "seed \(seed), \(life.steps.map(\.rawValue)): \(fault)"
      }
    }
    return record.live.isEmpty ? nil : "seed \(seed): \(record.live) outlive the screen"
  }

  // MARK: What is there

  private func page() -> UIViewController {
    let record = stage.appearances
    let onSelect = { [weak self] in self?.push() ?? () }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return TablePage(in: record, onSelect: onSelect)
    case 1: return ListPage(in: record, isGrid: false, onSelect: onSelect)
    case 2: return ListPage(in: record, isGrid: true, onSelect: onSelect)
    default: return RecordedPage(in: record)
    }
  }

  private var stacks: [UINavigationController] {
    ((tabs.viewControllers ?? []) + stage.presented).compactMap { $0 as? UINavigationController }
  }

  /// The topmost navigation controller, or `nil` if the topmost controller is not a navigation controller.
  private var stack: UINavigationController? {
    (stage.presented.last ?? tabs.selectedViewController) as? UINavigationController
  }

  private func fault() -> String? {
    guard stage.rest() else { return "it does not come to rest" }
    let shown = (tabs.selectedViewController as? UINavigationController)?.topViewController
    return stage.fault(
      shown: [shown].compactMap(\.self), kept: stacks.flatMap(\.viewControllers))
  }

  // MARK: What happens

  private var isLikely: Bool { .random(using: &random) }

  private func step() {
    guard let step = Step.allCases.randomElement(using: &random) else { return }
    steps.append(step)
    switch step {
    case .push, .pop, .root, .select, .present, .dismiss, .dismissTop: navigate(step)
    case .apply, .reload, .scroll: change(step)
    case .fling, .tap, .drag, .swipeBack: touch(step)
    case .rotate, .resize, .textSize, .appearance: turn(step)
    case .wait: stage.harness.advance(by: .random(in: 0...0.5, using: &random))
    case .layout: stage.harness.layout()
    case .rest: stage.harness.runUntilIdle()
    }
  }

  private func push() { stack?.pushViewController(page(), animated: isLikely) }

  private func navigate(_ step: Step) {
    switch step {
    case .push: push()
    case .pop: stack?.popViewController(animated: isLikely)
    case .root: stack?.popToRootViewController(animated: isLikely)
    case .select: tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
    case .present: present()
    case .dismiss: tabs.dismiss(animated: isLikely)
    default: (stage.presented.last?.presentingViewController)?.dismiss(animated: isLikely)
    }
  }

  private func present() {
    guard stage.presented.count < 3 else { return }
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .formSheet, .overFullScreen, .fullScreen, .popover,
    ]
    let number = Int.random(in: 0..<styles.count + 2, using: &random)
    guard styles.indices.contains(number) else {
      let alert = RecordedAlert(
        number == styles.count ? .alert : .actionSheet, in: stage.appearances)
      return stage.present(alert, animated: isLikely)
    }
    let page = page()
    stage.present(
      isLikely ? UINavigationController(rootViewController: page) : page, styles[number],
      animated: isLikely)
  }

  private func change(_ step: Step) {
    let pages = stacks.flatMap(\.viewControllers).compactMap { $0 as? any ChangingPage }
    guard let page = pages.filter(\.isViewLoaded).randomElement(using: &random) else { return }
    switch step {
    case .apply: page.apply(using: &random)
    case .reload: page.reload()
    default:
      let offset = CGPoint(x: 0, y: CGFloat.random(in: 0...600, using: &random))
      page.scrollView.setContentOffset(offset, animated: isLikely)
    }
  }

  private func place() -> CGPoint {
    let size = stage.harness.size
    return CGPoint(
      x: .random(in: 0..<size.width, using: &random),
      y: .random(in: 0..<size.height, using: &random))
  }

  private func touch(_ step: Step) {
    let harness = stage.harness
    switch step {
    case .tap: harness.tap(at: place())
    case .drag: harness.drag(from: place(), to: place())
    case .fling:
      let speed = CGFloat.random(in: -2000...2000, using: &random)
      harness.fling(velocity: CGVector(dx: 0, dy: speed))
    default:
      let middle = harness.size.height / 2
      let end = CGFloat.random(in: 30..<harness.size.width, using: &random)
      harness.drag(from: CGPoint(x: 2, y: middle), to: CGPoint(x: end, y: middle))
    }
  }

  private func turn(_ step: Step) {
    let harness = stage.harness
    var device = harness.device
    switch step {
    case .rotate: return harness.rotate()
    case .resize: return stage.resize()
    case .textSize:
      let sizes: [UIContentSizeCategory] = [.small, .large, .accessibilityLarge]
      device.preferredContentSizeCategory = sizes.randomElement(using: &random) ?? .large
    default: device.userInterfaceStyle = isLikely ? .dark : .light
    }
    harness.show(on: device)
  }
}
