// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A menu element or control action that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action; controls treat actions with the same identifier as one.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of the action.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The image while the action's state is not `.off`; `nil` for `image`.
  open private(set) var selectedImage: UIImage?
  /// The identifier of the action.
  public let identifier: Identifier
  /// A description of the action: the title of its menu row if `title` is empty, otherwise the row's
  /// accessibility hint; `nil` for none.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: Attributes
  /// The state of the action: off, on or mixed.
  open var state: State
  /// The object that performs the action, while the handler runs.
  open package(set) weak var sender: AnyObject?
  /// The handler that performs the action.
  let handler: UIActionHandler

  /// Creates an action with a handler.
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

  /// Creates an action with a handler and an image for its selected state.
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

  /// The image for the current state.
  package var shownImage: UIImage? { state == .off ? image : selectedImage ?? image }

  /// Performs the action with `sender`.
  package func perform(for sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
