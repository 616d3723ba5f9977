// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@Suite("Views of nibs")
@MainActor
struct ViewTests {
  @Test func `a view has the frame, colours and flags of its element`() throws {
    let view: UIView = try #require(
      Nib.first(
        """
        <view contentMode="scaleAspectFit" alpha="0.5" tag="7" hidden="YES" clipsSubviews="YES"
          userInteractionEnabled="NO" opaque="NO" id="v"
          semanticContentAttribute="forceRightToLeft">
          <rect key="frame" x="1" y="2" width="30" height="40"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
          <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/>
          <color key="tintColor" systemColor="systemRedColor"/>
        </view>
        """))
    expect(view.frame, equals: CGRect(x: 1, y: 2, width: 30, height: 40))
    expect(view.contentMode, equals: .scaleAspectFit)
    expect(view.alpha, equals: 0.5)
    expect(view.tag, equals: 7)
    expect(view.isHidden)
    expect(view.clipsToBounds)
    expect(!view.isUserInteractionEnabled)
    expect(!view.isOpaque)
    expect(view.semanticContentAttribute, equals: .forceRightToLeft)
    expect(view.autoresizingMask, equals: [.flexibleWidth, .flexibleTopMargin])
    expect(view.backgroundColor, equals: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    expect(view.tintColor, equals: .systemRed)
  }

  @Test func `subviews stand in their order, and constraints lay them out`() throws {
    let view: UIView = try #require(
      Nib.first(
        """
        <view id="root">
          <rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
            <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root"
              secondAttribute="leading" constant="10" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top"
              id="c2"/>
            <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="5"
              id="c3"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width"
              multiplier="1:2" id="c4"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a"
              secondAttribute="trailing" id="c5"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing"
              constant="10" id="c6"/>
            <constraint firstItem="b" firstAttribute="height" relation="greaterThanOrEqual"
              constant="30" priority="750" identifier="tall" id="c7"/>
            <constraint firstItem="b" firstAttribute="centerY" secondItem="a"
              secondAttribute="centerY" id="c8"/>
          </constraints>
        </view>
        """))
    view.layoutIfNeeded()
    expect(view.subviews.map(\.frame.minX), equals: [10, 70])
    expect(view.subviews.map(\.frame.width), equals: [60, 120])
    expect(view.subviews[0].frame.height, equals: 95)
    let tall = try #require(view.constraints.first { $0.identifier == "tall" })
    expect(tall.priority, equals: .defaultHigh)
    expect(tall.relation, equals: .greaterThanOrEqual)
  }

  @Test func `a label has its text, font, colour and lines`() throws {
    let label: UILabel = try #require(
      Nib.first(
        """
        <label id="l" text="Title" textAlignment="center" lineBreakMode="wordWrap"
          numberOfLines="0" userInteractionEnabled="NO" baselineAdjustment="alignBaselines"
          adjustsFontSizeToFit="NO" horizontalHuggingPriority="251">
          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
          <color key="textColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
          <nil key="highlightedColor"/>
        </label>
        """))
    expect(label.text, equals: "Title")
    expect(label.textAlignment, equals: .center)
    expect(label.lineBreakMode, equals: .byWordWrapping)
    expect(label.numberOfLines, equals: 0)
    expect(label.font, equals: .preferredFont(forTextStyle: .headline))
    expect(label.textColor, equals: UIColor(white: 0.25, alpha: 1))
    expect(label.contentHuggingPriority(for: .horizontal).rawValue, equals: 251)
  }

  @Test func `a stack arranges the views in it`() throws {
    let stack: UIStackView = try #require(
      Nib.first(
        """
        <stackView axis="vertical" spacing="4" distribution="fillEqually" alignment="center" id="s">
          <rect key="frame" x="0" y="0" width="100" height="104"/>
          <subviews><view id="a"/><label text="x" id="b"/></subviews>
        </stackView>
        """))
    expect(stack.axis, equals: .vertical)
    expect(stack.spacing, equals: 4)
    expect(stack.distribution, equals: .fillEqually)
    expect(stack.alignment, equals: .center)
    expect(stack.arrangedSubviews.count, equals: 2)
    stack.layoutIfNeeded()
    expect(stack.arrangedSubviews.map(\.frame.height), equals: [50, 50])
  }

  @Test func `a button has a title, colour and image for each state, or a configuration`() throws {
    let button: UIButton = try #require(
      Nib.first(
        """
        <button contentHorizontalAlignment="leading" buttonType="system" id="b">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
          <state key="normal" title="Save">
            <color key="titleColor" systemColor="systemPinkColor"/>
          </state>
          <state key="disabled" title="Saved" image="checkmark" catalog="system"/>
        </button>
        """))
    expect(button.buttonType, equals: .system)
    expect(button.contentHorizontalAlignment, equals: .leading)
    expect(button.title(for: .normal), equals: "Save")
    expect(button.titleColor(for: .normal), equals: .systemPink)
    expect(button.title(for: .disabled), equals: "Saved")
    expect(button.image(for: .disabled) != nil)
    expect(button.titleLabel?.font, equals: .boldSystemFont(ofSize: 20))
    let configured: UIButton = try #require(
      Nib.first(
        """
        <button buttonType="system" id="b">
          <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now"
            cornerStyle="capsule" imagePlacement="trailing" imagePadding="6">
            <imageReference key="image" image="star" catalog="system" symbolScale="large"/>
            <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
          </buttonConfiguration>
        </button>
        """))
    let configuration = try #require(configured.configuration)
    expect(configuration.title, equals: "Go")
    expect(configuration.subtitle, equals: "now")
    expect(configuration.cornerStyle, equals: .capsule)
    expect(configuration.imagePlacement, equals: .trailing)
    expect(configuration.imagePadding, equals: 6)
    expect(configuration.image != nil)
    expect(configuration.baseBackgroundColor, equals: .systemGreen)
  }

  @Test func `controls have the values of their elements`() throws {
    let objects = Nib.of(
      """
      <switch on="YES" id="1"/>
      <slider minValue="2" maxValue="10" value="5" id="2"/>
      <segmentedControl selectedSegmentIndex="1" id="3"><segments>
        <segment title="One"/><segment title="Two"/></segments></segmentedControl>
      <stepper minimumValue="1" maximumValue="9" stepValue="2" value="3" id="4"/>
      <progressView progress="0.25" id="5"/>
      <pageControl numberOfPages="4" currentPage="2" id="6"/>
      <activityIndicatorView style="large" animating="YES" id="7"/>
      <textField placeholder="Name" text="Kim" borderStyle="roundedRect" id="8">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES"/>
      </textField>
      <textView editable="NO" id="9"><string key="text">Two
      lines</string></textView>
      <datePicker datePickerMode="date" style="wheels" id="10"/>
      <searchBar placeholder="Find" showsCancelButton="YES" id="11"/>
      """
    ).instantiate(withOwner: nil)
    expect(objects.count, equals: 11)
    expect((objects[0] as? UISwitch)?.isOn, equals: true)
    expect((objects[1] as? UISlider)?.value, equals: 5)
    expect((objects[1] as? UISlider)?.maximumValue, equals: 10)
    expect((objects[2] as? UISegmentedControl)?.titleForSegment(at: 1), equals: "Two")
    expect((objects[2] as? UISegmentedControl)?.selectedSegmentIndex, equals: 1)
    expect((objects[3] as? UIStepper)?.value, equals: 3)
    expect((objects[3] as? UIStepper)?.stepValue, equals: 2)
    expect((objects[4] as? UIProgressView)?.progress, equals: 0.25)
    expect((objects[5] as? UIPageControl)?.currentPage, equals: 2)
    expect((objects[6] as? UIActivityIndicatorView)?.isAnimating, equals: true)
    let field = try #require(objects[7] as? UITextField)
    expect(field.placeholder, equals: "Name")
    expect(field.text, equals: "Kim")
    expect(field.borderStyle, equals: .roundedRect)
    expect(field.keyboardType, equals: .emailAddress)
    expect(field.isSecureTextEntry)
    expect((objects[8] as? UITextView)?.text, equals: "Two\nlines")
    expect((objects[8] as? UITextView)?.isEditable, equals: false)
    expect((objects[9] as? UIDatePicker)?.datePickerMode, equals: .date)
    expect((objects[10] as? UISearchBar)?.showsCancelButton, equals: true)
  }
}
