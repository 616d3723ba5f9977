// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionControls
public import MullionViewTree

/// What the row of a tab, or of a group's action, shows in a sidebar.
///
/// Known gaps: accessories.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, @preconcurrency NSCopying {
  /// What a row stands for.
  public enum Content {
    /// A tab, or the header of a group.
    case tab(UITab)
    /// What a person can do in a group.
    case action(UIAction)
  }

  /// What an item is wanted for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// What the row stands for.
    public let content: Content
    let state: UICellConfigurationState
    let isHeader: Bool

    init(_ content: Content, isHeader: Bool, state: UICellConfigurationState) {
      self.content = content
      self.isHeader = isHeader
      self.state = state
      super.init()
    }
  }

  /// What the row stands for.
  public let content: Content
  /// What the row is like now.
  open internal(set) var configurationState: UICellConfigurationState
  /// What the row shows; at first the text and picture of what it stands for.
  open var contentConfiguration: any UIContentConfiguration
  /// What is behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration
  private let isHeader: Bool

  /// An item with the looks of what `request` is about.
  public convenience init(request: Request) {
    self.init(
      content: request.content, isHeader: request.isHeader, state: request.state)
  }

  private init(content: Content, isHeader: Bool, state: UICellConfigurationState) {
    self.content = content
    self.isHeader = isHeader
    configurationState = state
    contentConfiguration = Self.look(of: content, isHeader: isHeader).updated(for: state)
    backgroundConfiguration = .listSidebarCell().updated(for: state)
    super.init()
  }

  /// An item that shows the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabSidebarItem(content: content, isHeader: isHeader, state: configurationState)
    copy.contentConfiguration = contentConfiguration
    copy.backgroundConfiguration = backgroundConfiguration
    return copy
  }

  /// The text and picture of what the row stands for, as they look in the present state.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    Self.look(of: content, isHeader: isHeader).updated(for: configurationState)
  }

  /// What is behind rows of sidebars in the present state.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listSidebarCell().updated(for: configurationState)
  }

  private static func look(of content: Content, isHeader: Bool) -> UIListContentConfiguration {
    let (title, subtitle, image, isEnabled) =
      switch content {
      case .tab(let tab): (tab.title, tab.subtitle, tab.image, tab.isEnabled)
      case .action(let action):
        (action.title, action.subtitle, action.image, !action.attributes.contains(.disabled))
      }
    var look: UIListContentConfiguration =
      isHeader ? .sidebarHeader() : subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
    look.text = title
    look.secondaryText = isHeader ? nil : subtitle
    look.image = isHeader ? nil : image
    if !isEnabled { look.textProperties.color = .tertiaryLabel }
    return look
  }

  /// Takes the looks of another state, where they follow it.
  func follow(_ state: UICellConfigurationState) {
    configurationState = state
    contentConfiguration = contentConfiguration.updated(for: state)
    backgroundConfiguration = backgroundConfiguration.updated(for: state)
  }
}
