// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension UIListContentConfiguration {
  /// A preset: the fonts, lengths and colours of its rows, for any state.
  struct Style: Hashable {
    enum Name: Hashable {
      case cell, subtitle, value, header, footer, prominentHeader, extraProminentHeader
      case sidebarCell, sidebarSubtitle, sidebarHeader
    }

    var name: Name
    /// Whether the preset adapts to the list that contains the view.
    var adapts = false
    /// The design generation whose lengths and fonts apply.
    var generation = DesignGeneration.current
    /// Whether the preset is the header of a grouped list, which differs from other headers in iOS 17.
    var isGrouped = false

    /// Returns the preset for a list environment.
    func resolved(in environment: UIListEnvironment) -> Style {
      guard adapts, name == .header || name == .sidebarHeader else { return self }
      let isInSidebar = environment == .sidebar || environment == .sidebarPlain
      var style = self
      style.name = isInSidebar ? .sidebarHeader : .header
      style.isGrouped = environment == .grouped || environment == .insetGrouped
      return style
    }

    /// The distance between image and text, in points.
    var imageToTextPadding: CGFloat { isSidebar ? 10 : 16 }

    var isSidebar: Bool {
      name == .sidebarCell || name == .sidebarSubtitle || name == .sidebarHeader
    }

    var isSubtitle: Bool { name == .subtitle || name == .sidebarSubtitle }

    /// The margins around the content, in points.
    ///
    /// The values for iOS 26 were recorded on macOS 27, except those of the prominent headers. Of the values
    /// for iOS 17, those of rows were recorded on a phone, headers have the published heights of 28 and 38,
    /// and the others are those of iOS 26.
    var margins: NSDirectionalEdgeInsets {
      switch name {
      case .cell, .subtitle, .value:
        let edge: CGFloat = generation == .iOS17 ? 11 : 15
        return NSDirectionalEdgeInsets(top: edge, leading: 16, bottom: edge, trailing: 8)
      case .header where generation == .iOS17:
        return isGrouped
          ? NSDirectionalEdgeInsets(top: 16, leading: 8, bottom: 6.5, trailing: 8)
          : NSDirectionalEdgeInsets(top: 3.5, leading: 8, bottom: 4, trailing: 8)
      case .header, .prominentHeader, .extraProminentHeader:
        return NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
      case .footer:
        return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
      case .sidebarCell, .sidebarHeader:
        return NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
      case .sidebarSubtitle:
        return NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      }
    }

    /// The minimum height of the content between the margins, in points.
    ///
    /// Recorded on a phone: a row of one line is 44 high with margins of 11.
    var leastHeight: CGFloat {
      switch name {
      case .cell, .subtitle, .value: generation == .iOS17 ? 22 : 0
      default: 0
      }
    }

    /// The text transform, which is upper case for headers of grouped lists of iOS 17.
    var transform: TextProperties.TextTransform { isSmallHeader ? .uppercase : .none }

    private var isSmallHeader: Bool { name == .header && isGrouped && generation == .iOS17 }

    /// The appearance of the text in the default state.
    var text: TextProperties.Face {
      let font: UIFont =
        switch name {
        case .header: .preferredFont(forTextStyle: isSmallHeader ? .footnote : .headline)
        case .footer: .preferredFont(forTextStyle: .footnote)
        case .prominentHeader: Self.font(.title3, .semibold)
        case .extraProminentHeader: Self.font(.title2, .bold)
        case .sidebarHeader: Self.font(.body, .medium)
        default: .preferredFont(forTextStyle: .body)
        }
      let isDim = name == .header || name == .footer
      return TextProperties.Face(
        font: font, color: isDim ? .secondaryLabel : .label, isCompact: isSidebar)
    }

    /// The appearance of the secondary text in the default state.
    var secondaryText: TextProperties.Face {
      let role: UIFont.TextStyle =
        switch name {
        case .cell, .subtitle: .subheadline
        case .value, .header, .prominentHeader, .extraProminentHeader: .body
        case .footer, .sidebarCell, .sidebarSubtitle, .sidebarHeader: .footnote
        }
      return TextProperties.Face(
        font: .preferredFont(forTextStyle: role), color: .secondaryLabel, isCompact: isSidebar)
    }

    /// Returns the text's appearance for a state.
    func text(in state: StateLook) -> TextProperties.Face {
      var face = text
      if isSidebar, state.isSelected { face.font = Self.font(.body, .medium) }
      if isOnFocusColor(state) { face.color = .white }
      if state.isDisabled { face.color = .tertiaryLabel }
      return face
    }

    /// Returns the secondary text's appearance for a state.
    func secondaryText(in state: StateLook) -> TextProperties.Face {
      var face = secondaryText
      if isOnFocusColor(state) { face.color = .white }
      if state.isDisabled { face.color = .quaternaryLabel }
      return face
    }

    /// Returns the tint colour of images for a state, or `nil` for the view's tint colour.
    func imageTint(in state: StateLook) -> UIColor? {
      if state.isDisabled { return .tertiaryLabel }
      return isOnFocusColor(state) ? .white : nil
    }

    /// Returns whether the content is displayed on the focus colour.
    private func isOnFocusColor(_ state: StateLook) -> Bool {
      (state.backgroundShowsFocus ?? isSidebar) && (state.isFocused || state.isDropTarget)
    }

    private static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
      var description = UIFont.preferredFont(forTextStyle: style).hostFont
      description.weight = weight.rawValue
      return UIFont(description, textStyle: style)
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The state-dependent properties of a text in a preset.
  struct Face: Hashable {
    var font: UIFont
    var color: UIColor
    /// Whether the text is limited to one line that shrinks slightly.
    let isCompact: Bool
  }
}
