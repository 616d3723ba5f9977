// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of animated symbols and symbol configurations: start and end states, mirrored directions, and
/// combined configurations.
@MainActor
struct SymbolMovementTests {
  private static func configuration(
    _ kind: SymbolEffectConfiguration.Kind, _ words: [String] = []
  ) -> SymbolEffectConfiguration {
    var configuration = SymbolEffectConfiguration(kind)
    configuration.words = words
    return configuration
  }

  private static func look(
    _ kind: SymbolEffectConfiguration.Kind, _ word: String, at share: Double = 0.1,
    isRightToLeft: Bool = false
  ) -> SymbolMovement.Look? {
    SymbolMovement(configuration(kind, [word, "byLayer"]))?
      .look(at: share, isRightToLeft: isRightToLeft)
  }

  // MARK: SymbolMovement

  @Test(arguments: [
    SymbolEffectConfiguration.Kind.bounce, .wiggle, .pulse, .rotate, .breathe,
  ])
  func `a symbol that moves begins and ends as one that is still, without a jump`(
    kind: SymbolEffectConfiguration.Kind
  ) throws {
    let movement = try #require(SymbolMovement(Self.configuration(kind)))
    func looks(_ share: Double) -> [CGFloat] {
      let look = movement.look(at: share, isRightToLeft: false)
      return [
        look.scale, look.shift.dx, look.shift.dy, cos(look.angle), sin(look.angle), look.alpha,
      ]
    }
    let still = looks(0)
    expect(looks(1) == still && movement.look(at: 0, isRightToLeft: false) == .init())
    var (last, greatest, farthest) = (still, 0.0, 0.0)
    for step in 1...200 {
      let present = looks(Double(step) / 200)
      func distance(_ other: [CGFloat]) -> Double {
        zip(present, other).map { Double(abs($0 - $1)) }.max() ?? 0
      }
      (greatest, farthest) = (max(greatest, distance(last)), max(farthest, distance(still)))
      last = present
    }
    expect(greatest < 0.05 && farthest > 0.1, "\(greatest), \(farthest)")
    expect(SymbolMovement(Self.configuration(.replace)) == nil)
  }

  @Test func `directions that are each other's opposites mirror each other`() {
    func vector(_ word: String, rtl: Bool = false) -> [CGFloat] {
      let look = Self.look(.wiggle, word, isRightToLeft: rtl)
      return [look?.shift.dx ?? 9, look?.shift.dy ?? 9, look?.angle ?? 9]
    }
    func negated(_ numbers: [CGFloat]) -> [CGFloat] { numbers.map { 0 - $0 } }
    let pairs = [
      ("right", "left"), ("down", "up"), ("clockwise", "counterClockwise"),
      ("forward", "backward"),
    ]
    expect(pairs.filter { vector($0.0) != negated(vector($0.1)) }.map(\.0).isEmpty)
    expect(
      [vector("forward"), vector("forward", rtl: true), vector("custom(0.0)")],
      equals: [vector("right"), vector("left"), vector("right")])
    expect(vector("right")[0] > 0 && vector("down")[1] > 0 && vector("clockwise")[2] > 0)
    expect(vector("").first, equals: vector("left").first)
    expect(abs(vector("custom(\(Double.pi / 2))")[1] - vector("down")[1]) < 1e-9)
    let rotations = ["clockwise", "counterClockwise"].map { Self.look(.rotate, $0)?.angle ?? 9 }
    expect(rotations[0] > 0 && rotations[1] == -rotations[0])
    let bounces = ["up", "down"].map { (Self.look(.bounce, $0)?.scale ?? 9) - 1 }
    expect(bounces[0] > 0 && abs(bounces[0] + bounces[1]) < 1e-9)
  }

  // MARK: SymbolMotion

  @Test(arguments: [1, 3], [0.5, 2])
  func `a motion paints what moves until its runs are over, and ends once`(
    runs: Int, speed: Double
  ) throws {
    let stage = Stage()
    let view = UIImageView(image: UIImage(systemName: "star"))
    stage.root.addSubview(view)
    stage.frame()
    var ends: [Bool] = []
    let motion = try #require(
      SymbolMotion(
        Self.configuration(.pulse), SymbolEffectOptions.repeat(runs).speed(speed), isOnce: true,
        in: view
      ) { ends.append($0) })
    let place = CGRect(x: 0, y: 0, width: 20, height: 20)
    let command = DrawCommand.fill(
      RoundedRect(place), DisplayColor(red: 1, green: 0, blue: 0))
    /// Returns the opacity of the drawn symbol.
    func alpha() -> CGFloat {
      guard
        case .drawing(let drawing)? =
          motion.moved([command], in: place, isRightToLeft: false).first
      else { return 1 }
      return drawing.alpha
    }
    expect(alpha() == 1 && motion.hasEnd)
    motion.start()
    let run = 1.6 / speed
    var lows = 0
    for _ in 0..<runs {
      stage.frame(after: run / 2)
      if abs(alpha() - 0.4) < 0.01 { lows += 1 }
      expect(motion.tick(to: stage.time))
      stage.frame(after: run / 2)
    }
    expect(lows == runs && !motion.tick(to: stage.time + 0.01))
    motion.end(true)
    motion.end(false)
    expect(ends == [true] && alpha() == 1)
  }

  // MARK: SymbolLook

  private static func look(_ random: inout SeededGenerator) -> SymbolLook {
    var look = SymbolLook(
      pointSize: Bool.random(using: &random) ? CGFloat.random(in: -5...60, using: &random) : nil,
      weight: Bool.random(using: &random) ? .unspecified : .bold,
      scale: [.unspecified, .small, .large].randomElement(using: &random) ?? .default,
      colors: [nil, .monochrome, .hierarchical(.red)].randomElement(using: &random) ?? nil)
    if Bool.random(using: &random) { look.textStyle = .headline }
    return look
  }

  @Test(arguments: 0..<30)
  func `looks are laid over each other in any grouping, and an empty one changes nothing`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let looks = (0..<3).map { _ in Self.look(&random) }
    let (left, right) = (
      looks[0].applying(looks[1]).applying(looks[2]), looks[0].applying(looks[1].applying(looks[2]))
    )
    expect(left == right && left.applying(left) == left)
    expect(left.applying(SymbolLook()) == left && SymbolLook().applying(left) == left)
    // The upper one counts.
    let upper = looks[2]
    let said: [Bool] = [
      upper.pointSize == nil && upper.textStyle == nil
        || left.pointSize == upper.pointSize && left.textStyle == upper.textStyle,
      upper.weight == .unspecified || left.weight == upper.weight,
      upper.scale == .unspecified || left.scale == upper.scale,
      upper.colors == nil || left.colors == upper.colors,
    ]
    expect(said, equals: [true, true, true, true])
  }

  @Test func `symbols grow with their point size, their scale and the size of text`() {
    let categories: [UIContentSizeCategory] = [.small, .large, .extraExtraExtraLarge]
    func sides(_ look: SymbolLook) -> [CGFloat] {
      categories.map {
        look.side(for: UITraitCollection(preferredContentSizeCategory: $0))
      }
    }
    let body = sides(SymbolLook(textStyle: .body))
    expect(body == body.sorted() && Set(body).count == 3)
    let sizes = stride(from: 5, through: 60, by: 5).map { sides(SymbolLook(pointSize: $0))[0] }
    expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
    let scales = [UIImage.SymbolScale.small, .medium, .large].map {
      sides(SymbolLook(pointSize: 34, scale: $0))
    }
    expect(scales[0][0] < scales[1][0] && scales[1][0] < scales[2][0])
    expect(scales[1] == [40, 40, 40] && sides(SymbolLook(pointSize: -3)) == sides(SymbolLook()))
    expect((sizes + body).allSatisfy { ($0 * 2).rounded() == $0 * 2 })
  }
}
