// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import RandomTesting
import Testing

@testable import MullionControls

/// Tests of the arrangement of parts in menu rows and list contents, including right to left.
@MainActor
struct MenuRowTests {
  private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    String(repeating: "words ", count: Int.random(in: 1...9, using: &random))
  }

  private static func action(_ random: inout SeededGenerator) -> UIAction {
    let states: [UIMenuElement.State] = [.off, .on, .mixed]
    let action = UIAction(
      title: text(&random),
      image: Bool.random(using: &random)
        ? image(CGFloat(Int.random(in: 4...60, using: &random)), 20) : nil,
      state: states.randomElement(using: &random) ?? .off
    ) { _ in }
    if Bool.random(using: &random) { action.subtitle = text(&random) }
    return action
  }

  private static func frames(
    _ action: UIAction, keepsSignRoom: Bool, isMirrored: Bool
  ) -> (bounds: CGRect, frames: [CGRect]) {
    let row = MenuRow(.action(action, in: UIMenu(children: [action])))
    row.keepsSignRoom = keepsSignRoom
    row.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let size = row.sizeThatFits(CGSize(width: 250, height: 0))
    row.frame = CGRect(origin: .zero, size: size)
    row.layoutIfNeeded()
    let shown = row.subviews.filter { view in
      (view as? UILabel)?.text != nil || (view as? UIImageView)?.image != nil
    }
    return (row.bounds, shown.map(\.frame))
  }

  @Test func `a discoverability title stands in for a title, and is the hint of a row with one`() {
    func row(_ title: String) -> MenuRow {
      let action = UIAction(title: title, discoverabilityTitle: "Bring to front") { _ in }
      return MenuRow(.action(action, in: UIMenu(children: [action])))
    }
    let untitled = row("")
    expect(untitled.subviews.contains { ($0 as? UILabel)?.text == "Bring to front" })
    expect(untitled.accessibilityLabel == "Bring to front" && untitled.accessibilityHint == nil)
    let titled = row("Front")
    expect(titled.subviews.contains { ($0 as? UILabel)?.text == "Front" })
    expect(titled.accessibilityLabel == "Front" && titled.accessibilityHint == "Bring to front")
  }

  @Test(arguments: 0..<60)
  func `the parts of a row stand inside of it beside each other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let action = Self.action(&random)
    let (bounds, frames) = Self.frames(action, keepsSignRoom: true, isMirrored: false)
    expect(bounds.height >= 44)
    for (index, frame) in frames.enumerated() {
      expect(bounds.contains(frame), "\(frame) in \(bounds)")
      for other in frames[(index + 1)...] {
        let common = frame.intersection(other)
        expect(common.isNull || common.width * common.height < 0.6, "\(frame) over \(other)")
      }
    }
    let mirrored = Self.frames(action, keepsSignRoom: true, isMirrored: true).frames
    for (frame, other) in zip(frames, mirrored) {
      expect(abs(frame.minX + other.maxX - 250) < 0.001 && frame.minY == other.minY)
    }
  }

  @Test func `room for signs, pictures and texts adds up to the width that is wanted`() {
    let action = UIAction(title: "Title") { _ in }
    let row = MenuRow(.action(action, in: UIMenu()))
    let plain = row.wantedWidth
    row.keepsSignRoom = true
    expect(row.wantedWidth, equals: plain + 22)
    let pictured = UIAction(title: "Title", image: Self.image(48, 24)) { _ in }
    // A picture is 24 points large at most, and 12 points from the texts.
    expect(MenuRow(.action(pictured, in: UIMenu())).wantedWidth, equals: plain + 24 + 12)
    let disabled = UIAction(title: "Title", attributes: .disabled) { _ in }
    expect(!MenuRow(.action(disabled, in: UIMenu())).isChoosable && row.isChoosable)
  }

  // MARK: ListContentArrangement

  private static func configuration(
    _ random: inout SeededGenerator
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = text(&random)
    if Bool.random(using: &random) { configuration.secondaryText = text(&random) }
    if Bool.random(using: &random) {
      configuration.image = image(CGFloat(Int.random(in: 5...70, using: &random)), 30)
      configuration.imageToTextPadding = CGFloat(Int.random(in: 0...20, using: &random))
    }
    if Bool.random(using: &random) {
      configuration.imageProperties.reservedLayoutSize = CGSize(width: 80, height: 0)
      configuration.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    }
    configuration.prefersSideBySideTextAndSecondaryText = Bool.random(using: &random)
    return configuration
  }

  private static func arrangement(
    _ configuration: UIListContentConfiguration, _ size: CGSize, isMirrored: Bool = false
  ) -> ListContentArrangement {
    let view = UIListContentView(configuration: configuration)
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    return ListContentArrangement(
      configuration: configuration, view: view, size: size,
      margins: UIEdgeInsets(top: 7, left: 20, bottom: 9, right: isMirrored ? 20 : 12))
  }

  @Test(arguments: 0..<80)
  func `content that has the size it wants stands within the margins, in reading order`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let configuration = Self.configuration(&random)
    let width = CGFloat(Int.random(in: 200...500, using: &random))
    let wanted = Self.arrangement(configuration, CGSize(width: width, height: .infinity))
    let size = wanted.fittingSize
    let places = Self.arrangement(configuration, size).places
    let room = CGRect(x: 20, y: 7, width: width - 32, height: size.height - 16)
    let frames = [places.image, places.text, places.secondaryText].compactMap(\.self)
    expect((places.image != nil), equals: (configuration.image != nil))
    for frame in frames {
      expect(frame.minX >= 19.99 && frame.maxX <= room.maxX + 0.01, "\(frame) in \(room)")
      expect(frame.minY >= 6.49 && frame.maxY <= room.maxY + 0.51, "\(frame) in \(room)")
    }
    let text = try #require(places.text)
    if let image = places.image {
      expect(image.maxX <= text.minX)
      let least = 20 + max(image.width, 0) + configuration.imageToTextPadding
      expect(text.minX >= least - 0.001)
    }
    if let secondary = places.secondaryText {
      expect(secondary.minX >= text.maxX - 0.51 || secondary.minY >= text.maxY - 0.51)
    }
  }

  @Test(arguments: 0..<40)
  func `mirrored content is the other one in a mirror`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var configuration = Self.configuration(&random)
    configuration.prefersSideBySideTextAndSecondaryText = false
    let size = CGSize(width: 400, height: 90)
    let view = UIListContentView(configuration: configuration)
    let margins = UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 20)
    func places(_ isMirrored: Bool) -> [CGRect] {
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      let places = ListContentArrangement(
        configuration: configuration, view: view, size: size, margins: margins
      ).places
      return [places.image, places.text, places.secondaryText].compactMap(\.self)
    }
    for (frame, other) in zip(places(false), places(true)) {
      expect(abs(frame.minX + other.maxX - 400) < 0.001)
      expect(frame.size == other.size && frame.minY == other.minY)
    }
  }
}
