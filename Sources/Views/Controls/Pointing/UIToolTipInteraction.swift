// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// An interaction that shows a tool tip when a pointer without a pressed button has rested over its view.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// The delegate that provides the tool tip, or `nil` to use ``defaultToolTip``.
  open weak var delegate: (any UIToolTipInteractionDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The text of the tool tip without a delegate, or `nil` for no tool tip.
  open var defaultToolTip: String? {
    didSet { if defaultToolTip != oldValue, presenter.isShown { presenter.end() } }
  }
  /// Whether tool tips are shown.
  open var isEnabled = true {
    didSet { if !isEnabled { presenter.end() } }
  }

  private let hover = UIHoverGestureRecognizer()
  private let press = PressWatch()
  private lazy var presenter = ToolTipPresenter()
  private var shownRect = CGRect.null

  /// Creates an interaction with the given text, or with `nil` if the delegate provides it.
  public init(defaultToolTip: String? = nil) {
    self.defaultToolTip = defaultToolTip
    super.init()
    hover.handlers.append((key: -1, body: { [weak self] _ in self?.pointerMoved() }))
    press.onPress = { [weak self] in self?.presenter.end() }
  }

  open func willMove(to view: UIView?) {
    presenter.end()
    for recognizer in [hover, press] { self.view?.removeGestureRecognizer(recognizer) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in [hover, press] { view?.addGestureRecognizer(recognizer) }
  }

  private func pointerMoved() {
    guard isEnabled, hover.state != .ended, let view else { return presenter.end() }
    let point = hover.location(in: view)
    if presenter.isShown {
      // A tooltip of a part is dismissed with it; the next one appears after another delay.
      guard !shownRect.isNull, !shownRect.contains(point) else { return }
      presenter.end()
    }
    presenter.wait(in: view, at: point) { [weak self] in self?.tip(at: point) }
  }

  /// Returns the text of the tool tip at a point, or `nil` for no tool tip.
  private func tip(at point: CGPoint) -> String? {
    let plain = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    let found =
      delegate.map { $0.toolTipInteraction(self, configurationAt: point) } ?? plain
    shownRect = found?.sourceRect ?? .null
    return found?.toolTip
  }
}
