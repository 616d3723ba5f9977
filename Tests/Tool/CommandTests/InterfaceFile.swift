// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder with an interface file, which is deleted after the test.
final class InterfaceFile {
  let folder = NSTemporaryDirectory() + "interface-\(UUID().uuidString)"
  let path: String

  init(_ name: String, _ text: String) throws {
    path = folder + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes another file to the folder.
  func add(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  /// A nib of a card with a label 20 points from its edges.
  static let card = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="v"><rect key="frame" x="0" y="0" width="200" height="80"/>
    <subviews><label text="A card" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
    <constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading"
      constant="20" id="1"/>
    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="l"
      secondAttribute="trailing" constant="24" priority="750" id="2"/>
    <constraint firstItem="l" firstAttribute="centerY" secondItem="v" secondAttribute="centerY"
      id="3"/>
    </constraints></view></objects></document>
    """

  /// A storyboard of two scenes: one with a table and a prototype cell, one with a label.
  static let scenes = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="a"><scenes>
    <scene sceneID="1"><objects><tableViewController storyboardIdentifier="List" id="a">
    <tableView key="view" rowHeight="60" id="t"><prototypes>
    <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleDefault" textLabel="w" id="c">
    <tableViewCellContentView key="contentView" tableViewCell="c" id="k"><subviews>
    <label text="A row" id="w"/></subviews></tableViewCellContentView></tableViewCell>
    </prototypes></tableView><connections>
    <segue kind="show" identifier="open" destination="b" id="s"/></connections>
    </tableViewController></objects></scene>
    <scene sceneID="2"><objects><viewController title="Word" customClass="WordController"
      customModuleProvider="target" id="b">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <label text="A word" id="l"><rect key="frame" x="10" y="20" width="70" height="20"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    </subviews></view>
    <connections><outlet property="word" destination="l" id="o"/>
    <outlet property="line" destination="l" id="o2"/></connections></viewController></objects></scene>
    </scenes></document>
    """
}
