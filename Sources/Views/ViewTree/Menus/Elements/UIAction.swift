// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What happens when a person chooses or uses something.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action; actions of one name are one action to controls.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// The identifier of the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action says.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The picture that takes the place of the other where the action is on; nil: none does.
  open private(set) var selectedImage: UIImage?
  /// The action's name.
  public let identifier: Identifier
  /// What more there is to say.
  open var discoverabilityTitle: String?
  /// How the action is shown.
  open var attributes: Attributes
  /// Whether the action is chosen.
  open var state: State
  /// The object that sent the action, while its handler runs.
  open package(set) weak var sender: AnyObject?
  /// Carries the action out.
  let handler: UIActionHandler

  /// An action that `handler` carries out.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("mullion.action.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// An action that `handler` carries out, with another picture for when it is on.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
    self.selectedImage = selectedImage
  }

  /// The picture for the present state.
  package var shownImage: UIImage? { state == .off ? image : selectedImage ?? image }

  /// Carries the action out for `sender`.
  package func perform(for sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
