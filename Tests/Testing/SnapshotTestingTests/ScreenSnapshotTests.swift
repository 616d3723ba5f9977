// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite(.snapshots) struct ScreenSnapshotTests {
  private let folder = SnapshotFolder()

  private func card(
    at x: CGFloat = 20, color: UIColor = .white, title: String = "Rice"
  ) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: x, y: 60, width: 120, height: 24))
    label.text = title
    controller.view.addSubview(label)
    return controller
  }

  private func verify(
    _ controller: UIViewController, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> String? {
    verifySnapshot(
      of: controller,
      as: .image(
        on: .iPhoneSe, precision: precision, perceptualPrecision: perceptualPrecision),
      named: "a", record: .missing, snapshotDirectory: folder.path, testName: "card")
  }

  @Test func `a picture and its text are kept apart from those of other platforms`() throws {
    expect(try #require(verify(card())).contains("mullion/card.a.png was written"))
    expect(folder.names, equals: ["mullion", "mullion/card.a.frames.txt", "mullion/card.a.png"])
    let text = try #require(folder.text("mullion/card.a.frames.txt"))
    expect(text.contains("screen 320x568 @2x"))
    expect(text.contains("label 20 60 120 24  \"Rice\""))
    expect(verify(card()) == nil)
  }

  @Test func `a screen hears of the device's traits before its first picture`() throws {
    final class Screen: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        label.text = traitCollection.preferredContentSizeCategory == .medium ? "heard" : "not"
      }
    }
    _ = verify(Screen())
    expect(try #require(folder.text("mullion/card.a.frames.txt")).contains("\"heard\""))
  }

  @Test func `what moved is said first, then which pixels differ`() throws {
    _ = verify(card())
    let failure = try #require(verify(card(at: 40)))
    let moved = try #require(failure.range(of: "1 moved: label \"Rice\" from (20, 60, 120, 24)"))
    let pixels = try #require(failure.range(of: "pixels differ"))
    expect(moved.upperBound < pixels.lowerBound)
    expect(
      folder.names.filter { $0.contains("new") || $0.contains("diff") },
      equals: [
        "mullion/card.a.diff.png", "mullion/card.a.frames.new.txt", "mullion/card.a.new.png",
      ])
    expect(verify(card()) == nil)
    expect(folder.names.count, equals: 3)
  }

  @Test func `colours that hardly differ are told apart, unless the assertion allows them`() {
    let color = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let other = UIColor(red: 0.51, green: 0.5, blue: 0.5, alpha: 1)
    _ = verify(card(color: color))
    expect(verify(card(color: other))?.contains("pixels differ"), equals: true)
    expect(verify(card(color: other), perceptualPrecision: 0.98) == nil)
    expect(verify(card(color: .black), perceptualPrecision: 0.98) != nil)
  }

  @Test func `few pixels may differ when the assertion allows it`() {
    _ = verify(card())
    expect(verify(card(title: "Rise"), precision: 0.99) == nil)
    expect(verify(card(title: "Rise"), precision: 1) != nil)
  }

  @Test func `a view has the size it has, or that its constraints ask for, or the one given`() {
    func size(_ view: UIView, _ strategy: Snapshotting<UIView, UIImage>) -> CGSize {
      var size = CGSize.zero
      strategy.snapshot(view).run { size = $0.size }
      return size
    }
    let view = UIView(frame: CGRect(x: 9, y: 9, width: 30, height: 20))
    expect(size(view, .image), equals: CGSize(width: 30, height: 20))
    let other = CGSize(width: 50, height: 10)
    expect(size(view, .image(size: other)), equals: other)
    let fixed = UIView()
    fixed.translatesAutoresizingMaskIntoConstraints = false
    fixed.widthAnchor.constraint(equalToConstant: 70).isActive = true
    fixed.heightAnchor.constraint(equalToConstant: 30).isActive = true
    expect(size(fixed, .image), equals: CGSize(width: 70, height: 30))
    expect(!fixed.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a view without a size fails with what to do`() {
    let failure = verifySnapshot(
      of: UIView(), as: .image, snapshotDirectory: folder.path, testName: "nothing")
    expect(failure?.contains("UIView has no size: give it"), equals: true)
    expect(folder.names.isEmpty)
  }

  @Test func `layers, paths and images are kept as pictures`() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 20, height: 10))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }
    func verifyAll() -> [String?] {
      [
        verifySnapshot(
          of: layer, as: .image, named: "layer", snapshotDirectory: folder.path, testName: "all"),
        verifySnapshot(
          of: path, as: .image, named: "path", snapshotDirectory: folder.path, testName: "all"),
        verifySnapshot(
          of: image, as: .image, named: "image", snapshotDirectory: folder.path, testName: "all"),
      ]
    }
    withSnapshotTesting(record: .missing) {
      expect(verifyAll().allSatisfy { $0 != nil })
      expect(verifyAll(), equals: [nil, nil, nil])
      layer.backgroundColor = UIColor.green.cgColor
      expect(verifyAll()[0]?.contains("400 of 400 pixels differ"), equals: true)
    }
  }

  @Test func `a picture says the digest of its pixels, the same in every release`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    _ = verifySnapshot(
      of: image, as: .image, named: "red", record: .missing, snapshotDirectory: folder.path,
      testName: "digest")
    let path = "\(folder.path)/mullion/digest.red.png"
    let file = try Data(contentsOf: URL(fileURLWithPath: path))
    // Made of the 36 bytes by another program.
    expect(PNGNote.text(in: file, keyword: "Pixels"), equals: "a9563d23b41ce4d9")
  }

  @Test func `a screen is taken down before its picture is compared, and told as it was`() throws {
    final class Screen: UIViewController {
      var left = false
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        left = true
        view.backgroundColor = .black
      }
    }
    let screens = [Screen(), Screen()]
    for screen in screens { screen.view.backgroundColor = .white }
    expect(verify(screens[0]) != nil)
    expect(verify(screens[1]) == nil)
    expect(screens.map(\.left), equals: [true, true])
    expect(try #require(folder.text("mullion/card.a.frames.txt")).hasSuffix("#ffffff\n"))
  }

  @Test func `a controller may be shown again, and one that is in another leaves it`() {
    let inner = card()
    let navigation = UINavigationController(rootViewController: inner)
    _ = verify(navigation)
    expect(verify(navigation) == nil)
    _ = verify(inner)
    expect(inner.parent == nil)
  }
}
