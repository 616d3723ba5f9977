// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import RandomTesting
import Testing
import ViewStage

@testable import MullionTextInput

/// Tests of date pickers controlled by keys and presses, compared with Foundation's calendar.
@MainActor
struct PickerFaceTests {
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
    return calendar
  }()

  private static func choice(_ seconds: TimeInterval, _ mode: UIDatePicker.Mode = .date)
    -> DateChoice
  {
    let choice = DateChoice()
    choice.calendar = calendar
    choice.locale = Locale(identifier: "en_US")
    choice.mode = mode
    choice.set(Date(timeIntervalSince1970: seconds))
    return choice
  }

  private static func words(_ date: Date, _ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }

  private func views<Found: UIView>(_ kind: Found.Type, in view: UIView) -> [Found] {
    view.subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(kind, in: $0) }
  }

  private func onStage(_ view: UIView, _ size: CGSize) -> Stage {
    let stage = Stage(size: CGSize(width: 600, height: 600))
    view.frame = CGRect(origin: .zero, size: size)
    stage.root.addSubview(view)
    stage.frame()
    return stage
  }

  // MARK: MonthFace

  @Test(arguments: 0..<12)
  func `keys go through the days as a calendar does, and the title names their month`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let choice = Self.choice(Double(Int.random(in: 0...2_000_000_000, using: &random)))
    let start = choice.date
    choice.least = Self.calendar.date(byAdding: .day, value: -40, to: start)
    choice.last = Self.calendar.date(byAdding: .day, value: 40, to: start)
    let face = MonthFace(choice, hasTime: Bool.random(using: &random))
    choice.onChoice = { [weak face] _ in face?.show(animated: false) }
    let stage = onStage(face, face.wantedSize)
    let isMirrored = Bool.random(using: &random)
    face.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let title = try #require(views(MonthTitle.self, in: face).first)
    let steps: [(KeyEvent.Key, Calendar.Component, Int)] = [
      (.left, .day, isMirrored ? 1 : -1), (.right, .day, isMirrored ? -1 : 1), (.up, .day, -7),
      (.down, .day, 7), (.pageUp, .month, -1), (.pageDown, .month, 1),
    ]
    var model = start
    for _ in 0..<40 {
      guard let (key, component, count) = steps.randomElement(using: &random) else { return }
      expect(face.take(key))
      if let next = Self.calendar.date(byAdding: component, value: count, to: model),
        let least = choice.least, let last = choice.last,
        Self.calendar.startOfDay(for: next) >= Self.calendar.startOfDay(for: least),
        Self.calendar.startOfDay(for: next) <= Self.calendar.startOfDay(for: last)
      {
        model = min(max(next, least), last)
      }
      expect(choice.date == model && title.text == Self.words(model, "LLLL y"))
    }
    expect(!face.take(.tab))
    stage.frame()
  }

  @Test(arguments: [false, true], [false, true])
  func `arrows turn to months that may be chosen, and the title to wheels and back`(
    isMirrored: Bool, hasTime: Bool
  ) throws {
    let choice = Self.choice(1_690_000_000)
    let start = try #require(Self.calendar.dateInterval(of: .month, for: choice.date)?.start)
    choice.least = start
    choice.last = Self.calendar.date(byAdding: .month, value: 2, to: start)
    let face = MonthFace(choice, hasTime: hasTime)
    face.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let stage = onStage(face, face.wantedSize)
    let title = try #require(views(MonthTitle.self, in: face).first)
    let grid = try #require(views(MonthGrid.self, in: face).first)
    let arrows = try ["Previous Month", "Next Month"].map { name in
      try #require(views(UIButton.self, in: face).first { $0.accessibilityLabel == name })
    }
    var offered: [[Bool]] = [arrows.map(\.isEnabled)]
    for index in [1, 1, 1, 0] {
      arrows[index].sendActions(for: .primaryActionTriggered)
      offered.append(arrows.map(\.isEnabled))
    }
    expect(
      offered,
      equals: [[false, true], [true, true], [true, false], [true, false], [true, true]])
    let second = try #require(Self.calendar.date(byAdding: .month, value: 1, to: start))
    expect(
      title.text == Self.words(second, "LLLL y")
        && choice.date.timeIntervalSince1970 == 1_690_000_000)
    // All stands inside, the arrows in the order of reading.
    stage.frame()
    let labels = face.subviews.compactMap { $0 as? UILabel }.filter { $0.text != "Time" }
    expect(labels.count, equals: 7)
    let places = labels.map(\.frame.minX)
    expect(places, equals: (isMirrored ? places.sorted(by: >) : places.sorted()))
    expect((arrows[0].frame.minX < arrows[1].frame.minX), equals: !isMirrored)
    expect(
      face.subviews.allSatisfy { face.bounds.insetBy(dx: -0.01, dy: -0.01).contains($0.frame) })
    expect(labels.allSatisfy { $0.frame.maxY <= grid.frame.minY + 0.01 })
    // The wheels take the keys, and go as they came.
    title.sendActions(for: .primaryActionTriggered)
    let wheels = try #require(views(WheelFace.self, in: face).first)
    expect(title.isOpen && grid.isHidden && arrows.allSatisfy(\.isHidden))
    stage.frame()
    let row = wheels.selectedRow(inComponent: 0)
    expect(face.take(.down) && wheels.selectedRow(inComponent: 0) == row + 1)
    expect(title.text, equals: Self.words(try #require(choice.last), "LLLL y"))
    title.sendActions(for: .primaryActionTriggered)
    expect(!title.isOpen && !grid.isHidden && views(WheelFace.self, in: face).isEmpty)
    face.isEnabled = false
    expect(arrows.allSatisfy { !$0.isEnabled } && face.take(.left))
    expect(choice.date.timeIntervalSince1970, equals: 1_690_000_000)
  }

  // MARK: WheelFace

  @Test(arguments: 0..<10)
  func `keys turn one wheel after the other, as the date's parts go on`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let choice = Self.choice(1_700_000_000)
    let face = WheelFace(choice)
    let stage = onStage(face, face.wantedSize)
    let isMirrored = Bool.random(using: &random)
    face.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    var wheel = 0
    for _ in 0..<40 {
      let rows = (0..<3).map { face.selectedRow(inComponent: $0) }
      let key = [KeyEvent.Key.left, .right, .up, .down].randomElement(using: &random) ?? .up
      expect(face.take(key))
      let step = key == .up ? -1 : key == .down ? 1 : 0
      if step == 0 { wheel = max(0, min(2, wheel + ((key == .right) != isMirrored ? 1 : -1))) }
      let row = face.selectedRow(inComponent: wheel)
      let inRange = (0..<face.numberOfRows(inComponent: wheel)).contains(rows[wheel] + step)
      let day = Self.calendar.component(.day, from: choice.date)
      // A day that the month lacks turns back to its last.
      if wheel != 1 || day != Self.calendar.range(of: .day, in: .month, for: choice.date)?.count {
        expect(row, equals: rows[wheel] + (inRange ? step : 0))
      }
    }
    face.show(animated: false)
    stage.frame()
    let title = (0..<3).map { component in
      face.delegate?.pickerView(
        face, titleForRow: face.selectedRow(inComponent: component), forComponent: component)
    }
    expect(title, equals: ["LLLL", "d", "y"].map { Self.words(choice.date, $0) })
    expect(!face.take(.tab))
  }

  // MARK: CompactFace, DateField

  @Test(arguments: [400, 160, 60] as [CGFloat], [false, true])
  func `fields stand in the order of reading at the trailing edge, and share what room there is`(
    width: CGFloat, isMirrored: Bool
  ) {
    let face = CompactFace(Self.choice(1_700_000_000, .dateAndTime))
    face.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let stage = onStage(face, CGSize(width: width, height: 60))
    let fields = views(DateField.self, in: face)
    expect(fields.map(\.purpose) == ["Date", "Time"] && !fields.contains { $0.text.isEmpty })
    for stands in [UIControl.ContentHorizontalAlignment.center, .left, .right] {
      face.stands = stands
      stage.frame()
      let frames = (isMirrored ? fields.reversed() : fields).map(\.frame)
      let share = min(1, width / face.wantedSize.width)
      expect(abs(frames[1].minX - frames[0].maxX - 6 * share) < 0.01)
      expect(frames.allSatisfy { abs($0.midY - 30) < 0.01 && $0.minX > -0.01 })
      expect(
        zip(frames, isMirrored ? fields.reversed() : fields).allSatisfy {
          abs($0.width - $1.intrinsicContentSize.width * share) < 0.01
        })
      let labels = fields.flatMap { views(UILabel.self, in: $0) }
      let isWhole = labels.map { $0.bounds.width >= $0.intrinsicContentSize.width - 0.01 }
      expect(share < 1 || isWhole == [true, true])
      let isLeft = stands == .left || stands == .center && isMirrored
      expect(abs(isLeft ? frames[0].minX : frames[1].maxX - width) < 0.01)
    }
  }

  @Test func `a field opens what chooses it, one at a time, and closes it again`() throws {
    let choice = Self.choice(1_700_000_000, .dateAndTime)
    let face = CompactFace(choice)
    let stage = onStage(face, CGSize(width: 300, height: 50))
    var openings: [Bool] = []
    face.onOpening = { openings.append($0) }
    let fields = views(DateField.self, in: face)
    func press(_ index: Int) -> [Bool] {
      fields[index].sendActions(for: .primaryActionTriggered)
      stage.wait(0.5)
      return fields.map(\.isOpen)
    }
    expect(
      [press(0), press(1), press(1)], equals: [[true, false], [false, true], [false, false]])
    expect(openings, equals: [true, false, true, false])
    choice.mode = .time
    face.rebuild()
    expect(fields.map(\.isHidden), equals: [true, false])
    expect(face.wantedSize, equals: fields[1].intrinsicContentSize)
    let before = fields[1].text
    choice.set(choice.date.addingTimeInterval(3600))
    face.show(animated: false)
    expect(fields[1].text != before)
  }

  // MARK: MonthTitle

  @Test(arguments: [300, 90, 20] as [CGFloat], [false, true])
  func `a title keeps its sign beside its words however little room it has`(
    width: CGFloat, isMirrored: Bool
  ) throws {
    let title = MonthTitle()
    title.text = "September 2026"
    title.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    _ = onStage(title, CGSize(width: width, height: 40))
    let label = try #require(title.subviews.first { $0 is UILabel }).frame
    let sign = try #require(title.subviews.first { $0 is UIImageView }).frame
    expect(abs(isMirrored ? label.maxX - width : label.minX) < 0.01)
    expect(abs(isMirrored ? label.minX - sign.maxX - 4 : sign.minX - label.maxX - 4) < 0.01)
    let whole = title.intrinsicContentSize.width
    expect(label.width + sign.width + 4 <= max(min(width, whole), sign.width + 4) + 0.01)
    expect(width < whole || abs(label.width + sign.width + 4 - whole) < 0.01)
  }
}
