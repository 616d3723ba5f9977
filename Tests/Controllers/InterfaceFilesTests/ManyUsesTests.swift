// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionInterfaceDocuments
import MullionInterfaceFiles
import MullionViewControllers
import Testing
import UIKit

/// Tests that all uses of one nib create equal objects, because parsed values are reused.
@Suite("Nibs that are used many times")
@MainActor
struct ManyUsesTests {
  /// Returns the components of a colour in the light and the dark style, as text.
  private func words(_ color: UIColor?) -> String {
    guard let color else { return "-" }
    return [UIUserInterfaceStyle.light, .dark].map { style in
      var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        .getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
      return "\(parts)"
    }.joined(separator: " ")
  }

  /// Returns a text description of a view, its subviews and its constraints.
  private func words(_ view: UIView) -> [String] {
    var all = [
      "\(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden) \(view.contentMode.rawValue)"
        + " \(view.tag) \(words(view.backgroundColor)) \(view.layer.cornerRadius)"
        + " \(view.contentHuggingPriority(for: .horizontal).rawValue)"
    ]
    if let label = view as? UILabel {
      all.append(
        "\(label.text ?? "-") \(label.font.pointSize) \(words(label.textColor))"
          + " \(label.numberOfLines) \(label.textAlignment.rawValue)")
    }
    if let button = view as? UIButton {
      all.append("\(button.title(for: .normal) ?? "-") \(button.image(for: .normal) != nil)")
    }
    for constraint in view.constraints {
      all.append(
        "\(constraint.firstAttribute) \(constraint.relation) \(constraint.secondAttribute)"
          + " \(constraint.multiplier) \(constraint.constant) \(constraint.priority.rawValue)"
          + " \(constraint.identifier ?? "-")")
    }
    return all + view.subviews.flatMap { self.words($0) }
  }

  private func content(_ name: String) throws -> (nib: LoadedNib, file: LoadedFile) {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "xib"))
    let file = LoadedFile(try InterfaceDocument(contentsOf: url), in: .module, at: url)
    file.listener = { _ in }
    return (LoadedNib(file), file)
  }

  @Test(arguments: [
    "Attributes", "Choices", "Effects", "Kinds", "Layouts", "Values", "Dates", "StampCell",
  ])
  func `each use makes the same as the first`(name: String) throws {
    let (nib, file) = try content(name)
    let uses = (0..<5).map { _ in
      nib.makeObjects(owner: nil, others: [:]).compactMap { $0 as? UIView }.flatMap(words)
    }
    expect(!uses[0].isEmpty)
    for use in uses.dropFirst() { expect(use, equals: uses[0]) }
    // Problems of a file are reported at its first use only.
    let said = file.findings
    _ = nib.makeObjects(owner: nil, others: [:])
    expect(file.findings, equals: said)
  }

  @Test func `texts of a style are as large as the person likes them at each use`() throws {
    let nib = Nib.of(
      """
      <label text="x" id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """)
    func size(_ category: UIContentSizeCategory) throws -> CGFloat {
      var device = Device.phone
      device.preferredContentSizeCategory = category
      let made = withDevice(device) { nib.instantiate(withOwner: nil).first }
      return try #require((made as? UILabel)?.font).pointSize
    }
    let sizes = try [.large, .large, .extraSmall, .accessibilityLarge, .large].map(size)
    expect(sizes, equals: [17, 17, 14, 33, 17])
  }

  @Test func `an object that reads the file in its own order gets what the file says`() throws {
    let nib = Nib.of(
      """
      <view customClass="PickyView" customModule="InterfaceFilesTests" tag="3" alpha="0.5" id="v">
        <color key="backgroundColor" systemColor="systemRedColor"/>
        <subviews><label text="a" id="l"/></subviews>
      </view>
      """)
    for use in 0..<5 {
      PickyView.asksMore = use % 2 == 0
      let view = try #require(nib.instantiate(withOwner: nil).first as? PickyView)
      expect(view.backgroundColor, equals: .systemRed)
      expect(view.alpha == 0.5 && view.tag == 3)
      expect((view.subviews.first as? UILabel)?.text, equals: "a")
      expect(view.found, equals: (PickyView.asksMore ? .systemRed : nil))
    }
  }
}
