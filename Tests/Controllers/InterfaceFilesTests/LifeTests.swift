// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

/// A view that records its state at each step of its life cycle.
final class DiaryView: UIView {
  var diary: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    diary.append("made with \(subviews.count) views, tag \(tag)")
    backgroundColor = .red
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    diary.append("awake")
  }
}

/// A label that decodes additional values from the coder itself.
final class CuriousLabel: UILabel {
  let said: [String: Any]
  let (height, isEnabledInFile, lines): (Double, Bool, Int)

  required init?(coder: NSCoder) {
    said = ["text", "textColor", "fontDescription", "frame", "nothing"]
      .reduce(into: [:]) { $0[$1] = coder.decodeObject(forKey: $1) }
    height = coder.decodeDouble(forKey: "minimumFontSize")
    isEnabledInFile = coder.decodeBool(forKey: "enabled")
    lines = coder.decodeInteger(forKey: "numberOfLines")
    super.init(coder: coder)
  }
}

/// A view with an outlet that records in `awakeFromNib` whether its own outlet and that of the other view are
/// set.
final class PairedView: UIView {
  var other: PairedView?
  private(set) var diary: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    diary.append("mine \(other != nil), the other's \(other?.other === self)")
  }

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [.outlet("other", \PairedView.other)]
  }
}

/// A view that can only be created in code.
final class CodeOnlyView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

@Suite("The life of objects of nibs")
@MainActor
struct LifeTests {
  @Test func `an own class finds what the file says after super, and what it sets then stays`()
    throws
  {
    let view: DiaryView = try #require(
      Nib.first(
        """
        <view tag="3" id="v" customClass="DiaryView" customModule="InterfaceFilesTests">
          <subviews><view id="a"/><view id="b"/></subviews>
          <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """))
    expect(view.diary, equals: ["made with 2 views, tag 3", "awake"])
    expect(view.backgroundColor, equals: .red)
  }

  @Test func `all outlets of a file are set before any of its objects wakes`() throws {
    let own = "customClass=\"PairedView\" customModule=\"InterfaceFilesTests\""
    let view: PairedView = try #require(
      Nib.first(
        """
        <view id="v" \(own)>
          <subviews>
            <view id="a" \(own)><connections><outlet property="other" destination="v" id="2"/>
              </connections></view>
          </subviews>
          <connections><outlet property="other" destination="a" id="1"/></connections>
        </view>
        """))
    expect(view.diary, equals: ["mine true, the other's true"])
    expect(view.other?.diary, equals: ["mine true, the other's true"])
  }

  @Test func `an own class reads values of the file by their keys`()
    throws
  {
    let label: CuriousLabel = try #require(
      Nib.first(
        """
        <label text="Hello" enabled="NO" numberOfLines="2" minimumFontSize="9.5" id="l"
          customClass="CuriousLabel" customModule="InterfaceFilesTests">
          <rect key="frame" x="1" y="2" width="3" height="4"/>
          <fontDescription key="fontDescription" type="system" pointSize="13"/>
          <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>
        </label>
        """))
    expect(Set(label.said.keys), equals: ["text", "textColor", "fontDescription", "frame"])
    expect(
      (label.said["frame"] as? NSValue)?.cgRectValue,
      equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(label.said["text"] as? String, equals: "Hello")
    expect(
      label.said["textColor"] as? UIColor, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect(label.said["fontDescription"] as? UIFont, equals: .systemFont(ofSize: 13))
    expect(label.height == 9.5 && !label.isEnabledInFile && label.lines == 2)
    expect(label.textColor, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `each use of a nib makes objects of its own`() throws {
    let nib = Nib.of("<view id=\"v\"/>")
    let first = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let second = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    expect(first !== second)
  }

  @Test func `a class that is not there is named, and the library's stands for it`() throws {
    let said = try Nib.findings(
      "<label text=\"x\" id=\"l\" customClass=\"NoSuchLabel\" customModule=\"Shop\"/>")
    expect(said.count, equals: 1)
    expect(
      said[0].hasPrefix("Test.xib:4:1: label \"x\" (id l): there is no class Shop.NoSuchLabel"))
  }

  @Test func `a class that does not suit its element is named`() throws {
    let said = try Nib.findings(
      "<label id=\"l\" customClass=\"DiaryView\" customModule=\"InterfaceFilesTests\"/>")
    expect(
      said.map { $0.contains("the class DiaryView does not inherit from UILabel") }, equals: [true])
  }

  @Test func `an init that answers nil leaves the object out`() throws {
    let said = try Nib.findings(
      """
      <view id="v"><subviews>
      <view id="c" customClass="CodeOnlyView" customModule="InterfaceFilesTests"/>
      </subviews></view>
      """)
    expect(said.map { $0.contains("Test.xib:5:1: view (id c): init(coder:)") }, equals: [true])
  }

  @Test func `what is not known is named once, with its place`() throws {
    let said = try Nib.findings(
      """
      <view id="v" wobble="1"><subviews>
        <view id="a" wobble="2"/><hologram id="h"/><hologram id="i"/>
        <label id="l" textAlignment="diagonal"/>
        <view id="b"><blink key="x"/></view>
        <imageView id="p"><imageReference key="image" image="star" catalog="system"
          renderingMode="inverted"/></imageView>
      </subviews></view>
      """)
    expect(said.count, equals: 5)
    expect(said.contains { $0.contains("renderingMode is \"inverted\"") })
    expect(said.contains { $0.contains("the attribute wobble of view is not known") })
    expect(said.contains { $0.contains("5:28: hologram (id h): objects of the kind hologram") })
    expect(said.contains { $0.contains("textAlignment is \"diagonal\"") })
    expect(said.contains { $0.contains("the element blink x in view is not known") })
  }

  @Test func `constraints that can't be are named, and left out`() throws {
    let said = try Nib.findings(
      """
      <view id="v"><subviews><view id="a"/><view id="b"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="left" id="1"/>
      <constraint firstItem="a" firstAttribute="top" constant="4" id="2"/>
      <constraint firstItem="z" firstAttribute="width" constant="4" id="3"/>
      <constraint firstItem="a" firstAttribute="width" constant="nan" id="4"/>
      <constraint firstItem="a" firstAttribute="sideways" constant="1" id="5"/>
      </constraints></view>
      <view id="w"><constraints>
      <constraint firstItem="a" firstAttribute="width" constant="4" id="6"/>
      </constraints></view>
      """)
    expect(said.filter { $0.contains("it is left out") }.count >= 5, "\(said)")
    expect(said.contains { $0.contains("names the object z, which does not exist") })
    expect(said.contains { $0.contains("belongs to a view that does not contain") })
  }
}
