// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionControls
public import MullionViewTree

/// The content of a sidebar row for a tab or an action of a group.
///
/// Known gaps: accessories.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, @preconcurrency NSCopying {
  /// The tab or action that a row stands for.
  public enum Content {
    /// A tab, or the header of a group.
    case tab(UITab)
    /// An action of a group.
    case action(UIAction)
  }

  /// A request for the item of a row.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// The tab or action that the row stands for.
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

  /// The tab or action that the row stands for.
  public let content: Content
  /// The current state of the row.
  open internal(set) var configurationState: UICellConfigurationState
  /// The content of the row; by default the text and image of the tab or action.
  open var contentConfiguration: any UIContentConfiguration
  /// The background of the row.
  open var backgroundConfiguration: UIBackgroundConfiguration
  private let isHeader: Bool

  /// Creates an item with the default configurations for the tab or action of `request`.
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

  /// Returns a copy with the same configurations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabSidebarItem(content: content, isHeader: isHeader, state: configurationState)
    copy.contentConfiguration = contentConfiguration
    copy.backgroundConfiguration = backgroundConfiguration
    return copy
  }

  /// Returns a content configuration with the text and image of the tab or action, updated for the current
  /// state.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    Self.look(of: content, isHeader: isHeader).updated(for: configurationState)
  }

  /// Returns the background configuration of sidebar rows, updated for the current state.
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

  /// Updates the configurations for another state.
  func follow(_ state: UICellConfigurationState) {
    configurationState = state
    contentConfiguration = contentConfiguration.updated(for: state)
    backgroundConfiguration = backgroundConfiguration.updated(for: state)
  }
}
