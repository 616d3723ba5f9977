// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the contents of default text snapshots.
@MainActor
struct ScreenTextTests {
  private let root = UIView()

  private var harness: CollectionViewHarness {
    CollectionViewHarness(root, size: CGSize(width: 200, height: 300), scale: 1)
  }

  /// Returns the lines after the first one.
  private func lines() -> [String] {
    harness.textFrames.split(separator: "\n").dropFirst().map(String.init)
  }

  @discardableResult
  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    root.addSubview(view)
    return view
  }

  @Test func `what shows a text, an image or a value has a line with it`() throws {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    add(UILabel(), frame).text = "Hello"
    add(UIImageView(image: UIImage(systemName: "heart")), frame).contentMode = .scaleAspectFit
    add(UITextField(), frame).text = "typed"
    add(UITextField(), frame).placeholder = "Name"
    let secret = add(UITextField(), frame)
    secret.text = "abc"
    secret.isSecureTextEntry = true
    let text = add(UITextView(), frame)
    text.text = "One\nTwo"
    text.backgroundColor = nil
    add(UIProgressView(), frame).progress = 0.25
    let button = add(UIButton(type: .system), frame)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    expect(
      lines(),
      equals: [
        "label 10 20 100 40  \"Hello\"", "image 10 20 100 40  heart",
        "field 10 20 100 40  \"typed\"", "field 10 20 100 40  placeholder \"Name\"",
        "field 10 20 100 40  \"•••\"", "text view 10 20 100 40  \"One\\nTwo\"",
        "progress 10 20 100 40  0.25", "button 10 20 100 40  \"Send\"  disabled",
      ])
  }

  @Test func `a control has a line with what it is set to`() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 34)
    add(UISwitch(), frame).isOn = true
    add(UISlider(), frame).value = 0.4
    add(UIStepper(), frame).value = 3
    let segments = add(UISegmentedControl(items: ["Day", "Week"]), frame)
    segments.selectedSegmentIndex = 1
    let pages = add(UIPageControl(), frame)
    pages.numberOfPages = 5
    pages.currentPage = 1
    let picker = add(UIDatePicker(), frame)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSince1970: 86_400)
    let own = add(UIControl(), frame)
    own.isSelected = true
    let shown = lines().map { $0.replacing(/[\d. ]+ {2}/, with: " ") }
    expect(
      shown,
      equals: [
        "switch on", "slider 0.4", "stepper 3", "segments \"Day\"  [\"Week\"]", "pages 2 of 5",
        "date picker 1970-01-02", "control selected",
      ])
  }

  @Test
  func `colours, borders, corners and what a layer draws have lines, indented by what holds them`()
  {
    let card = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 100))
    card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.black.cgColor
    card.layer.cornerRadius = 8
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    label.text = "In it"
    card.addSubview(label)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
    gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    card.layer.addSublayer(gradient)
    let rule = add(UIView(), CGRect(x: 0, y: 120, width: 200, height: 1))
    rule.backgroundColor = .black
    expect(
      lines(),
      equals: [
        "view 10 10 100 100  #ff000080  border 2 #000000  radius 8",
        "  label 20 20 50 20  \"In it\"", "  layer 10 60 100 50  gradient #ffffff #000000",
        "line 0 120 200 1  #000000",
      ])
  }

  @Test func `a path that is drawn otherwise is another line, also without a frame of its own`() {
    let view = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 100))
    let shape = CAShapeLayer()
    view.layer.addSublayer(shape)
    func line(_ size: CGFloat) -> [String] {
      shape.path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: size)).cgPath
      return lines()
    }
    let (small, large) = (line(20), line(30))
    expect(small.count, equals: 1)
    expect(small[0].hasPrefix("shape 15 15 20 20  drawn "))
    expect(large[0].hasPrefix("shape 15 15 20 30  drawn "))
    shape.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 20)).cgPath
    expect(lines().first != small.first)
  }

  @Test func `texts that code draws are listed where they begin`() {
    final class Axis: UIView {
      var values = ["12", "a \"b\""]
      override func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()
        for value in values {
          NSAttributedString(string: value).draw(at: CGPoint(x: 4, y: 0))
          context?.translateBy(x: 10, y: 30)
          context?.rotate(by: .pi)
        }
      }
    }
    let axis = add(Axis(), CGRect(x: 10, y: 10, width: 100, height: 100))
    let before = lines().joined(separator: "\n")
    expect(before.contains("  draws \"12\" @4 "))
    expect(before.contains(#"  draws "a \"b\"" @6 "#), "turned, it begins at the right")
    expect(before.contains("  drawn "))
    axis.values = []
    axis.setNeedsDisplay()
    expect(!lines().joined().contains("draws"))
  }

  @Test func `what can't be seen is not listed as if it could`() {
    let frame = CGRect(x: 10, y: 10, width: 100, height: 20)
    func label(_ text: String) -> UILabel {
      let label = UILabel(frame: frame)
      label.text = text
      return label
    }
    let (hidden, faded, away) = (label("hidden"), label("faded"), label("away"))
    hidden.isHidden = true
    faded.alpha = 0
    away.frame.origin.x = 200
    let (hiddenBox, window) = (UIView(frame: frame), UIView(frame: frame))
    hiddenBox.isHidden = true
    hiddenBox.addSubview(label("in a hidden view"))
    window.clipsToBounds = true
    let below = label("clipped away")
    below.frame.origin = CGPoint(x: 0, y: 20)
    window.addSubview(below)
    for view in [hidden, faded, away, hiddenBox, window] { root.addSubview(view) }
    expect(lines().isEmpty)
  }

  @Test func `how visible something is, is said`() {
    let box = add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    box.alpha = 0.5
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    label.text = "half"
    label.transform = CGAffineTransform(rotationAngle: .pi / 2)
    box.addSubview(label)
    expect(lines(), equals: ["label 20 0 20 40  \"half\"  alpha 0.5  turned 90"])
  }

  @Test func `a large title is listed and not the small one that hides behind it`() {
    let controller = UIViewController()
    controller.title = "Pantry"
    controller.navigationItem.largeTitleDisplayMode = .always
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let harness = CollectionViewHarness(navigation)
    expect(harness.textFrames.components(separatedBy: "\"Pantry\"").count, equals: 2)
  }

  @Test func `an image that moves turns the golden red, also inside a cell`() throws {
    let folder = GoldenTests.Folder()
    let image = add(
      UIImageView(image: UIImage(systemName: "star")), CGRect(x: 10, y: 10, width: 20, height: 20))
    try folder.golden(.all).check(harness)
    image.frame.origin.y = 210
    let failure = #expect(throws: GoldenMismatch.self) {
      try folder.golden(.never).check(harness)
    }
    expect(
      failure?.description.contains(
        "1 moved: image star from (10, 10, 20, 20) to (10, 210, 20, 20)"), equals: true)
    let list = CollectionViewHarness(ListViewController(titles: ["One"]))
    let cell = try #require(list.collectionView?.visibleCells.first)
    cell.contentView.addSubview(image)
    image.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    list.layout()
    try folder.golden(.all).check(list)
    image.frame.origin.x = 60
    list.layout()
    let inside = #expect(throws: GoldenMismatch.self) { try folder.golden(.never).check(list) }
    expect(
      inside?.description.contains(
        "cell 0.0, image star @5 5 20 20 → image star @60 5 20 20"), equals: true)
  }
}
