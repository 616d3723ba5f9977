// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionControls
import MullionTextInput
import MullionViewTree
import Synchronization
import Testing
import ViewStage

/// Tests of invalid input: it is reported once, and the program continues as well as possible.
///
/// Images that contain wrong sizes are in `HostileImageTests`, since they require a decoder.
@MainActor
@Suite(.serialized)
struct BadInputTests {
  private final class Nowhere: UIView {}
  private final class Ring: UIView {}
  private final class Torn: UIView {}
  private final class Loop: CALayer {}

  /// Returns the messages that contain `word` and are reported while `body` runs.
  private func reports(about word: String, _ body: () throws -> Void) rethrows -> [String] {
    let heard = Mutex<[String]>([])
    Diagnostics.listen { message in heard.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    try body()
    return heard.withLock { $0.filter { $0.contains(word) } }
  }

  // MARK: Places

  @Test func `a frame that is not a number is said once, and the view stays where it was`() {
    let stage = Stage()
    let view = Nowhere(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.root.addSubview(view)
    let said = reports(about: "Nowhere") {
      view.frame = CGRect(x: CGFloat.nan, y: 25, width: 30, height: 40)
      view.center.x = .infinity
      view.bounds.size.width = .nan
      stage.wait(0.1)
    }
    expect(said.count, equals: 2, "\(said)")
    expect(said.allSatisfy { $0.contains("divide by 0") })
    expect(view.frame, equals: CGRect(x: 10, y: 25, width: 30, height: 40))
  }

  @Test func `a transform that is not a number is left as it was`() {
    let view = Nowhere(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let said = reports(about: "a transform") {
      view.transform = CGAffineTransform(scaleX: .nan, y: 1)
      view.transform = CGAffineTransform(scaleX: .infinity, y: 1)
    }
    expect(said.count, equals: 1)
    expect(view.transform, equals: .identity)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300])
  func `views of every kind are laid out and drawn in frames without sense`(number: CGFloat) {
    let stage = Stage()
    let views: [UIView] = [
      UILabel(), UIImageView(image: UIImage(systemName: "star")),
      UIButton(configuration: .filled()),
      UISwitch(), UISlider(), UISegmentedControl(items: ["a", "b"]), UIStepper(), UITextField(),
      UITextView(), UISearchBar(), UIPageControl(), UIProgressView(), UIStackView(),
      UIActivityIndicatorView(style: .large), UIVisualEffectView(effect: nil), UIScrollView(),
    ]
    for view in views {
      stage.root.addSubview(view)
      view.frame = CGRect(x: number, y: 0, width: number, height: number)
      view.frame = CGRect(x: 0, y: number, width: 20, height: number)
      stage.wait(0.05)
      expect(view.frame.origin.x.isFinite && view.frame.height.isFinite)
      _ = stage.root.displayNode()
      view.removeFromSuperview()
    }
  }

  @Test func `content offsets and insets that are not numbers do no harm`() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset.y = .nan
    scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)
    stage.wait(0.5)
    expect(scroll.contentOffset.y.isFinite)
  }

  // MARK: Cycles

  @Test func `a view that is added to one inside it stays where it is, and that is said once`() {
    let stage = Stage()
    let (outer, inner) = (Ring(), Ring())
    stage.root.addSubview(outer)
    outer.addSubview(inner)
    let stack = UIStackView()
    inner.addSubview(stack)
    let said = reports(about: "Ring") {
      inner.addSubview(outer)
      outer.addSubview(outer)
      inner.insertSubview(outer, at: 0)
      stack.addArrangedSubview(outer)
      stage.wait(0.1)
    }
    expect(said.count, equals: 1)
    expect(outer.superview === stage.root)
    expect(inner.superview === outer)
    expect(inner.subviews, equals: [stack])
    expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `layers that hold each other are refused, and that is said once`() {
    let (outer, inner) = (Loop(), Loop())
    outer.addSublayer(inner)
    let said = reports(about: "Loop") {
      inner.addSublayer(outer)
      inner.addSublayer(inner)
    }
    expect(said.count, equals: 1)
    expect(inner.sublayers == nil)
    expect(inner.superlayer === outer)
  }

  // MARK: Constraints

  @Test func `constraints that contradict each other are said once, and the rest holds`() {
    let stage = Stage()
    let view = Torn()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    let said = reports(about: "Torn") {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 8),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 9),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 200),
      ])
      for _ in 0..<3 {
        stage.root.setNeedsLayout()
        stage.wait(0.1)
      }
    }
    expect(said.count, equals: 1, "\(said)")
    expect([100, 200].contains(view.frame.width))
    expect(view.frame.origin, equals: CGPoint(x: 8, y: 9))
    expect(view.frame.height, equals: 20)
  }

  @Test func `constants and multipliers that are not numbers are said once, and stood for`() {
    let stage = Stage()
    let view = Torn()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let height = view.heightAnchor.constraint(
      equalTo: view.widthAnchor, multiplier: CGFloat.nan, constant: 0)
    let said = reports(about: "multiplier") {
      NSLayoutConstraint.activate([width, height])
      stage.wait(0.1)
      width.constant = .nan
      width.constant = .infinity
      stage.wait(0.1)
    }
    expect(said.count <= 2)
    expect(width.constant, equals: 0)
    expect(height.multiplier, equals: 1)
    expect(view.frame.size, equals: .zero)
  }

  // MARK: Attributes

  @Test func `neighbours with other fonts and colours can be changed in place`() {
    let text = NSMutableAttributedString(string: "one two three")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 0, length: 4))
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 14), range: NSRange(location: 4, length: 4))
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 6))
    text.addAttribute(
      .foregroundColor, value: UIColor { _ in .blue }, range: NSRange(location: 6, length: 7))
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    other.lineSpacing = 4
    text.addAttribute(.paragraphStyle, value: one, range: NSRange(location: 0, length: 5))
    text.addAttribute(.paragraphStyle, value: other, range: NSRange(location: 5, length: 5))
    text.addAttribute(.shadow, value: NSShadow(), range: NSRange(location: 2, length: 3))
    text.append(NSAttributedString(string: "!", attributes: [.shadow: NSShadow()]))
    text.replaceCharacters(in: NSRange(location: 2, length: 4), with: "xyz")
    expect(text.string, equals: "onxyzo three!")
    expect(
      text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, equals: .systemFont(ofSize: 12))
  }
}
