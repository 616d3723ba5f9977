// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Interface files of forms: a cell, and a storyboard of many screens.
enum FormNib {
  /// The number of rows: a cell, its content view and two labels per row are twenty objects.
  static let rows = 9

  /// A nib of one cell of twenty objects and thirty-six constraints.
  static let cell = Data(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" id="cell">
    <rect key="frame" x="0.0" y="0.0" width="375" height="240"/>
    <collectionViewCellContentView key="contentView" id="content">
    \(form(in: "content"))
    </collectionViewCellContentView></collectionViewCell></objects></document>
    """.utf8)

  /// Returns a storyboard of `count` screens of twenty objects.
  static func storyboard(of count: Int) -> Data {
    let scenes = (0..<count).map { number in
      """
      <scene sceneID="s\(number)"><objects>
      <viewController storyboardIdentifier="Screen \(number)" id="c\(number)">
      <view key="view" contentMode="scaleToFill" id="v\(number)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(form(in: "v\(number)"))
      </view></viewController></objects></scene>
      """
    }
    return Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="c0"><scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """.utf8)
  }

  private static func form(in view: String) -> String {
    let rows = 0..<rows
    let labels = rows.flatMap { row in
      [
        label("\(view)n\(row)", "Name \(row)", "UICTFontTextStyleHeadline", 251),
        label("\(view)v\(row)", "Value \(row)", "UICTFontTextStyleBody", 750),
      ]
    }
    let constraints = rows.flatMap { row in
      [
        constraint("\(view)n\(row)", "leading", view, "leading", 16),
        row == 0
          ? constraint("\(view)n0", "top", view, "top", 4)
          : constraint("\(view)n\(row)", "top", "\(view)n\(row - 1)", "bottom", 4),
        constraint("\(view)v\(row)", "firstBaseline", "\(view)n\(row)", "firstBaseline", 0),
        constraint(view, "trailing", "\(view)v\(row)", "trailing", 16),
      ]
    }
    return """
      <subviews>\(labels.joined(separator: "\n"))</subviews>
      <constraints>\(constraints.joined(separator: "\n"))</constraints>
      """
  }

  private static func label(_ id: String, _ text: String, _ style: String, _ hugging: Int) -> String
  {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)"
      horizontalHuggingPriority="\(hugging)" verticalHuggingPriority="251"
      lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines"
      adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="16" y="4" width="90" height="21"/>
    <fontDescription key="fontDescription" style="\(style)"/>
    <color key="textColor" systemColor="secondaryLabelColor"/>
    <nil key="highlightedColor"/></label>
    """
  }

  private static func constraint(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)"
      secondAttribute="\(other)" constant="\(constant)" id="\(first)\(attribute)\(second)"/>
    """
  }
}
