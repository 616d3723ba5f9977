// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Testing
import UIKit

/// Tests of windows that are released during a presentation.
@MainActor
@Suite(.serialized)
struct PresentationLifetimeTests {
  enum Kind: CaseIterable, Sendable {
    case page, cover, popover, alert, sheet, twoLevels
  }

  private func make(_ kind: Kind, over presenter: UIViewController) -> UIViewController {
    let controller =
      kind == .alert || kind == .sheet
      ? UIAlertController(
        title: "Title", message: nil, preferredStyle: kind == .alert ? .alert : .actionSheet)
      : UIViewController()
    if kind == .cover { controller.modalPresentationStyle = .fullScreen }
    if kind == .popover {
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = presenter.view
    }
    return controller
  }

  @Test(arguments: Kind.allCases, [0, 0.1, 2])
  func `a harness that is dropped while something is presented frees everything`(
    kind: Kind, seconds: Double
  ) {
    weak var root: UIViewController?
    weak var shown: UIViewController?
    do {
      let presenter = UIViewController()
      let harness = CollectionViewHarness(presenter)
      harness.layout()
      let controller = make(kind, over: presenter)
      presenter.present(controller, animated: true)
      harness.advance(by: seconds)
      if kind == .twoLevels {
        controller.present(UIViewController(), animated: true)
        harness.advance(by: seconds)
      }
      (root, shown) = (presenter, controller)
      expect(presenter.presentedViewController === controller)
    }
    expect(root == nil)
    expect(shown == nil)
  }

  @Test
  func `a controller whose presentation controller was prepared is freed without being presented`()
  {
    weak var sheet: UIViewController?
    do {
      let controller = UIViewController()
      controller.sheetPresentationController?.detents = [.medium()]
      sheet = controller
    }
    expect(sheet == nil)
  }
}
