// SPDX-License-Identifier: Apache-2.0

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
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.contentMode == .scaleAspectFit)
    #expect(view.alpha == 0.5)
    #expect(view.tag == 7)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled)
    #expect(!view.isOpaque)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.tintColor == .systemRed)
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
    #expect(view.subviews.map(\.frame.minX) == [10, 70])
    #expect(view.subviews.map(\.frame.width) == [60, 120])
    #expect(view.subviews[0].frame.height == 95)
    let tall = try #require(view.constraints.first { $0.identifier == "tall" })
    #expect(tall.priority == .defaultHigh)
    #expect(tall.relation == .greaterThanOrEqual)
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
    #expect(label.text == "Title")
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 0)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.textColor == UIColor(white: 0.25, alpha: 1))
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
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
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 4)
    #expect(stack.distribution == .fillEqually)
    #expect(stack.alignment == .center)
    #expect(stack.arrangedSubviews.count == 2)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 50])
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
    #expect(button.buttonType == .system)
    #expect(button.contentHorizontalAlignment == .leading)
    #expect(button.title(for: .normal) == "Save")
    #expect(button.titleColor(for: .normal) == .systemPink)
    #expect(button.title(for: .disabled) == "Saved")
    #expect(button.image(for: .disabled) != nil)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20))
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
    #expect(configuration.title == "Go")
    #expect(configuration.subtitle == "now")
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 6)
    #expect(configuration.image != nil)
    #expect(configuration.baseBackgroundColor == .systemGreen)
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
    #expect(objects.count == 11)
    #expect((objects[0] as? UISwitch)?.isOn == true)
    #expect((objects[1] as? UISlider)?.value == 5)
    #expect((objects[1] as? UISlider)?.maximumValue == 10)
    #expect((objects[2] as? UISegmentedControl)?.titleForSegment(at: 1) == "Two")
    #expect((objects[2] as? UISegmentedControl)?.selectedSegmentIndex == 1)
    #expect((objects[3] as? UIStepper)?.value == 3)
    #expect((objects[3] as? UIStepper)?.stepValue == 2)
    #expect((objects[4] as? UIProgressView)?.progress == 0.25)
    #expect((objects[5] as? UIPageControl)?.currentPage == 2)
    #expect((objects[6] as? UIActivityIndicatorView)?.isAnimating == true)
    let field = try #require(objects[7] as? UITextField)
    #expect(field.placeholder == "Name")
    #expect(field.text == "Kim")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.isSecureTextEntry)
    #expect((objects[8] as? UITextView)?.text == "Two\nlines")
    #expect((objects[8] as? UITextView)?.isEditable == false)
    #expect((objects[9] as? UIDatePicker)?.datePickerMode == .date)
    #expect((objects[10] as? UISearchBar)?.showsCancelButton == true)
  }
}
