// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A split view controller that is changed several times.
@MainActor
final class SplitSequence: ControllerSequence {
  enum Change: String, CaseIterable, Sendable {
    case showPrimary, hidePrimary, showSecondary, setPrimary, setSecondary, clearSecondary
    case setCompact, clearCompact
    case contentOnly, beside, over, automatic, showDetail, show, push, pop, resize, uprightPad, tap
    case overAll, overAllAtOnce, cover, coverAtOnce, dismiss, dismissAtOnce
  }

  static let slowChanges: [Change] = []

  let stage: ControllerStage
  private let split = UISplitViewController(style: .doubleColumn)

  init() {
    stage = ControllerStage(split)
    split.setViewController(stage.page(), for: .primary)
    split.setViewController(stage.page(), for: .secondary)
    stage.resize()
    harness.runUntilIdle()
  }

  private func navigation(_ column: UISplitViewController.Column) -> UINavigationController? {
    split.viewController(for: column)?.navigationController
  }

  var shown: [UIViewController] {
    guard split.isCollapsed else {
      let columns: [UISplitViewController.Column] =
        split.displayMode == .secondaryOnly ? [.secondary] : [.primary, .secondary]
      return columns.compactMap { navigation($0)?.topViewController }
    }
    return split.viewControllers.compactMap { column in
      (column as? UINavigationController)?.topViewController ?? column
    }
  }

  var kept: [UIViewController] {
    let columns: [UISplitViewController.Column] = [.primary, .secondary, .compact]
    return columns.compactMap(split.viewController)
      + columns.compactMap(navigation).flatMap(\.viewControllers)
  }

  func make(_ change: Change) {
    switch change {
    case .showPrimary: split.show(.primary)
    case .hidePrimary: split.hide(.primary)
    case .showSecondary: split.show(.secondary)
    case .setPrimary: split.setViewController(stage.page(), for: .primary)
    case .setSecondary: split.setViewController(stage.page(), for: .secondary)
    case .clearSecondary: split.setViewController(nil, for: .secondary)
    case .setCompact: split.setViewController(stage.page(), for: .compact)
    case .clearCompact: split.setViewController(nil, for: .compact)
    case .contentOnly: split.preferredDisplayMode = .secondaryOnly
    case .beside: split.preferredDisplayMode = .oneBesideSecondary
    case .over: split.preferredDisplayMode = .oneOverSecondary
    case .automatic: split.preferredDisplayMode = .automatic
    case .showDetail: split.showDetailViewController(stage.page(), sender: nil)
    case .show: split.viewController(for: .primary)?.show(stage.page(), sender: nil)
    case .push: navigation(.primary)?.pushViewController(stage.page(), animated: true)
    case .pop: navigation(.primary)?.popViewController(animated: true)
    case .resize: stage.resize()
    case .uprightPad: harness.show(on: .iPadMini)
    case .tap: harness.tap(at: CGPoint(x: harness.size.width - 20, y: harness.size.height / 2))
    case .overAll: stage.make(.over)
    case .overAllAtOnce: stage.make(.overAtOnce)
    case .cover, .coverAtOnce, .dismiss, .dismissAtOnce:
      ControllerStage.Presenting(rawValue: change.rawValue).map(stage.make)
    }
  }
}
