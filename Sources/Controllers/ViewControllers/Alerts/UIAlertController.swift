// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionControls
public import MullionTextInput
import MullionViewTree

/// A view controller that shows an alert or an action sheet with actions.
///
/// Escape chooses the cancel action. Return chooses the preferred action, or the only action, or in an alert
/// the first enabled action of the `default` style. Among several actions, Return chooses a destructive
/// action only if that is the preferred one.
///
/// On tablets an action sheet is a popover at the source of its `popoverPresentationController`.
///
/// Differs from UIKit: no source is required; without one the sheet is a card in the middle of a wide window.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// The style of an action sheet: a card at the bottom edge, or a popover on tablets.
    case actionSheet = 0
    /// The style of an alert: a card in the centre.
    case alert = 1
  }

  /// The style in which the actions are shown: as an alert or as an action sheet.
  open private(set) var preferredStyle: Style = .actionSheet

  /// Creates an action sheet without title and message.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an action sheet without title and message.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an alert or an action sheet with the given title and message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The title, which is shown in heavy type, or `nil` for none.
  open override var title: String? { didSet { if title != oldValue { contentChanged() } } }

  /// The message below the title, or `nil` for none.
  open var message: String? { didSet { if message != oldValue { contentChanged() } } }

  /// The actions, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The action that Return chooses and whose title is emphasised, or `nil` if there is none.
  ///
  /// - Precondition: The action is one of ``actions``, or `nil`.
  open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { preferred in actions.contains { $0 === preferred } } ?? true,
        "preferredAction was set to '\(preferredAction?.title ?? "")', which is not among the"
          + " alert's actions; add it first.")
      contentChanged()
    }
  }

  /// Adds an action after the existing ones.
  ///
  /// - Precondition: At most one action has the `cancel` style.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "addAction(_:) with '\(action.title ?? "")', a second action of the style cancel; give it"
        + " another style.")
    actions.append(action)
    action.onChange = { [weak self] in (self?.viewIfLoaded as? AlertView)?.updateChoices() }
    contentChanged()
  }

  /// Whether a drag held over an action chooses it.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { contentChanged() } }
  }

  private var fields: [UITextField] = []

  /// The text fields, in the order they were added, or `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field below the existing ones and calls `configurationHandler` with it.
  ///
  /// - Precondition: ``preferredStyle`` is `.alert`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "addTextField(configurationHandler:) on an action sheet; use an alert for text fields.")
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    fields.append(field)
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.didReturn(in: field) },
      for: .primaryActionTriggered)
    configurationHandler?(field)
    contentChanged()
  }

  /// Moves the focus to the next text field; in the last text field, chooses the action that Return chooses.
  private func didReturn(in field: UITextField?) {
    guard let place = fields.firstIndex(where: { $0 === field }) else { return }
    if place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
    } else if let returnAction {
      choose(returnAction)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  // MARK: Presentation

  open override func loadView() {
    let view = AlertView()
    view.controller = self
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentChanged()
  }

  private func contentChanged() {
    (viewIfLoaded as? AlertView)?.show(self)
    presentation.controller?.containerView?.setNeedsLayout()
  }

  /// Whether the alert is shown in a popover.
  var isInPopover = false { didSet { if isInPopover != oldValue { contentChanged() } } }

  /// Returns the height of the card in a popover of the given width, in points.
  func cardHeight(width: CGFloat) -> CGFloat {
    (view as? AlertView)?.cardHeight(width: width) ?? 0
  }

  // MARK: Selection

  /// The action of the `cancel` style, which Escape chooses, or `nil` if there is none.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action that Return chooses, or `nil` if there is none.
  var returnAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    if actions.count == 1 { return actions[0] }
    guard preferredStyle == .alert else { return nil }
    return actions.first { $0.style == .default && $0.isEnabled }
  }

  /// Dismisses the alert and then performs `action`; no-op if the action is disabled or the alert is already
  /// being dismissed.
  ///
  /// Without a presenter, the action is performed immediately.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard let presenter = presentation.presenter else { return action.perform() }
    presenter.dismiss(animated: true) { action.perform() }
  }
}

extension UIAlertController: UISpringLoadedInteractionSupporting {}

extension UIAlertController: SystemPresented {
  func ownPresentation(from presenter: UIViewController?) -> UIPresentationController {
    guard preferredStyle == .actionSheet, traitCollection.userInterfaceIdiom == .pad else {
      return AlertPresentation(presentedViewController: self, presenting: presenter)
    }
    return AlertPopover(presentedViewController: self, presenting: presenter)
  }
}
