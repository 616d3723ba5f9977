// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A sequence of controllers that are presented on top of each other.
@MainActor
final class PresentationSequence: ControllerSequence {
  enum Change: String, CaseIterable, Sendable {
    case sheet, sheetAtOnce, form, formAtOnce, popover, popoverAtOnce, alert, alertAtOnce, choices
    case over, overAtOnce, cover, coverAtOnce
    case dismiss, dismissAtOnce, dismissTop, dismissTopAtOnce, dismissAboveFirst
    case swipeDown, springUp, grab, release, resize
  }

  static let slowChanges: [Change] = [.swipeDown, .springUp, .grab]

  let stage: ControllerStage
  private let page: RecordedPage

  init() {
    let record = AppearanceRecord()
    page = RecordedPage(in: record)
    stage = ControllerStage(page, appearances: record)
    harness.runUntilIdle()
  }

  var shown: [UIViewController] { [page] }
  var kept: [UIViewController] { [page] }

  func make(_ change: Change) {
    switch change {
    case .sheet, .sheetAtOnce: present(.pageSheet, animated: change == .sheet)
    case .form, .formAtOnce: present(.formSheet, animated: change == .form)
    case .popover, .popoverAtOnce: present(.popover, animated: change == .popover)
    case .alert, .alertAtOnce:
      stage.present(RecordedAlert(.alert, in: record), animated: change == .alert)
    case .choices: stage.present(RecordedAlert(.actionSheet, in: record), animated: true)
    case .over, .overAtOnce, .cover, .coverAtOnce, .dismiss, .dismissAtOnce:
      ControllerStage.Presenting(rawValue: change.rawValue).map(stage.make)
    case .dismissTop, .dismissTopAtOnce:
      let top = stage.presented.last
      (top?.presentingViewController ?? page).dismiss(animated: change == .dismissTop)
    case .dismissAboveFirst: stage.presented.first?.dismiss(animated: true)
    case .swipeDown: drag(to: harness.size.height - 20)
    case .springUp: drag(to: 180, duration: 1)
    case .grab: stage.grab(from: start, to: CGPoint(x: start.x, y: 600))
    case .release: stage.release()
    case .resize: stage.resize()
    }
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool) {
    stage.present(stage.page(), style, animated: animated)
  }

  private var start: CGPoint { CGPoint(x: harness.size.width / 2, y: 120) }

  private func drag(to end: CGFloat, duration: Double = 0.2) {
    harness.drag(from: start, to: CGPoint(x: start.x, y: end), duration: duration)
  }
}
