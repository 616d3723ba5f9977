// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionControls
public import MullionTextInput
import MullionViewTree

/// Asks or tells a person something, and offers what to do.
///
/// Escape chooses the cancelling action, Return the preferred one, the only one or the first ordinary
/// one; nothing is destroyed by Return alone.
///
/// On tablets an action sheet is a bubble beside the source of its `popoverPresentationController`.
///
/// Differs from UIKit: it needs none, and is a card in the middle of a wide window without.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// What an alert looks like.
  public enum Style: Int, Sendable {
    /// Choices at the bottom edge.
    case actionSheet = 0
    /// A card in the middle.
    case alert = 1
  }

  /// What the alert looks like.
  open private(set) var preferredStyle: Style = .actionSheet

  /// An alert without words; present it as it is only with actions.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An alert without words.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An alert of the given words.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The words in heavy type.
  open override var title: String? { didSet { if title != oldValue { contentChanged() } } }

  /// The words below the title.
  open var message: String? { didSet { if message != oldValue { contentChanged() } } }

  /// How grave it is; kept: alerts look alike, as on phones and tablets.
  open var severity = UIAlertControllerSeverity.default

  /// What can be chosen, in the order it was added.
  open private(set) var actions: [UIAlertAction] = []

  /// What Return chooses, and stands out; one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { preferred in actions.contains { $0 === preferred } } ?? true,
        "preferredAction was set to '\(preferredAction?.title ?? "")', which is not among the"
          + " alert's actions; add it first.")
      contentChanged()
    }
  }

  /// Adds something that can be chosen.
  ///
  /// - Precondition: There is one cancelling action at most.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "addAction(_:) with the cancelling action '\(action.title ?? "")' on an alert that has one;"
        + " give it another style.")
    actions.append(action)
    action.onChange = { [weak self] in (self?.viewIfLoaded as? AlertView)?.updateChoices() }
    contentChanged()
  }

  /// Whether a drag that is held over an action chooses it.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { contentChanged() } }
  }

  private var fields: [UITextField] = []

  /// The fields for text, in the order they were added; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a field for text, which `configurationHandler` may set up.
  ///
  /// - Precondition: The alert is no action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "addTextField(configurationHandler:) on an action sheet; text fields stand in alerts.")
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

  /// Goes on to the next field, and from the last one to what Return chooses.
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

  // MARK: Showing

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

  /// Whether the alert stands in a bubble, and not in the whole window.
  var isInPopover = false { didSet { if isInPopover != oldValue { contentChanged() } } }

  /// How high the card with the words and choices is in a bubble of the given width, in points.
  func cardHeight(width: CGFloat) -> CGFloat {
    (view as? AlertView)?.cardHeight(width: width) ?? 0
  }

  // MARK: Choosing

  /// The action that Escape chooses.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action that Return chooses.
  var returnAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    if actions.count == 1 { return actions[0] }
    guard preferredStyle == .alert else { return nil }
    return actions.first { $0.style == .default && $0.isEnabled }
  }

  /// Takes the alert away and carries `action` out.
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
