// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import RandomTesting
import Testing

/// Tests of the release of the last reference on another thread while the main thread uses parts of the
/// object.
///
/// Each pattern used to crash, or to read freed memory, within some thousand rounds; with `MULLION_FULL=1`
/// each runs a hundred thousand.
@MainActor
@Suite(.serialized)
struct LastReferenceTests {
  private static let rounds = FullRun.isEnabled ? 100_000 : 3000
  private static let box = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `a superview whose last reference goes elsewhere is there or not there`() {
    let child = UIView()
    for _ in 0..<Self.rounds {
      Elsewhere.release {
        let parent = UIView(frame: Self.box)
        parent.addSubview(child)
        return parent
      } while: { _ in
        if let parent = child.superview, parent.frame != Self.box {
          Issue.record("the superview is \(parent.frame)")
        }
      }
      expect(child.superview == nil)
    }
  }

  @Test func `a label whose superview goes elsewhere takes texts, sizes and its leave`() {
    for _ in 0..<Self.rounds {
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      Elsewhere.release {
        let parent = UIView(frame: Self.box)
        parent.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
          label.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        return parent
      } while: { count in
        label.text = "text \(count)"
        label.frame.size.width += 1
        label.setNeedsLayout()
        expect(label.isDescendant(of: label))
      }
      label.removeFromSuperview()
    }
  }

  @Test func `a stack's child whose stack goes elsewhere takes texts, and is hidden and shown`() {
    for _ in 0..<Self.rounds {
      let label = UILabel()
      Elsewhere.release {
        let stack = UIStackView(arrangedSubviews: [label, UIView()])
        stack.axis = .vertical
        return stack
      } while: { count in
        label.text = "text \(count)"
        label.isHidden.toggle()
        label.invalidateIntrinsicContentSize()
      }
    }
  }

  @Test func `a constraint whose view goes elsewhere takes constants, and is made inactive`() {
    for _ in 0..<Self.rounds {
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      var constraint: NSLayoutConstraint?
      Elsewhere.release {
        let parent = UIView(frame: Self.box)
        parent.addSubview(child)
        constraint = child.widthAnchor.constraint(equalTo: parent.widthAnchor)
        constraint?.isActive = true
        parent.layoutIfNeeded()
        return parent
      } while: { count in
        constraint?.constant = CGFloat(count)
        expect(constraint?.firstItem === child)
        _ = constraint?.secondItem
        if count == 20 { constraint?.isActive = false }
      }
      expect(constraint?.isActive, equals: false)
    }
  }

  @Test func `a guide whose view goes elsewhere, and constraints with it, take questions`() {
    for _ in 0..<Self.rounds {
      let guide = UILayoutGuide()
      var width: NSLayoutConstraint?
      Elsewhere.release {
        let parent = UIView(frame: Self.box)
        parent.addLayoutGuide(guide)
        width = guide.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5)
        width?.isActive = true
        return parent
      } while: { count in
        if let owner = guide.owningView { expect(owner.frame, equals: Self.box) }
        expect(guide.layoutFrame.width <= 10)
        width?.constant = CGFloat(-count % 3)
      }
      expect(guide.owningView == nil)
    }
  }

  @Test func `a layer whose view goes elsewhere is changed, shown and asked for its view`() {
    for _ in 0..<Self.rounds {
      var layer: CALayer?
      Elsewhere.release {
        let view = UIView(frame: Self.box)
        view.layer.addSublayer(CALayer())
        layer = view.layer
        return view
      } while: { count in
        layer?.cornerRadius = CGFloat(count)
        layer?.bounds.size.height += 1
        layer?.setNeedsDisplay()
        if let view = layer?.delegate as? UIView { expect(view.frame.width, equals: 10) }
      }
      expect(layer?.delegate == nil)
    }
  }

  @Test func `a gesture recogniser whose view goes elsewhere is asked for it`() {
    for _ in 0..<Self.rounds {
      let recognizer = UITapGestureRecognizer()
      Elsewhere.release {
        let view = UIView(frame: Self.box)
        view.addGestureRecognizer(recognizer)
        return view
      } while: { _ in
        if let view = recognizer.view { expect(view.frame, equals: Self.box) }
        recognizer.isEnabled.toggle()
      }
      expect(recognizer.view == nil)
    }
  }

  @Test func `what is inside of a view that goes elsewhere ends once, on the main thread`() async {
    let notes = EndNotes()
    for _ in 0..<Self.rounds {
      Elsewhere.release {
        let parent = Parent(EndWitness(notes))
        parent.addSubview(Parent(EndWitness(notes)))
        return parent
      } while: { _ in
      }
    }
    await Elsewhere.mainTurn()
    expect(notes.all.count, equals: 2 * Self.rounds)
    expect(!notes.all.contains(false))
  }

  private final class Parent: UIView {
    private let witness: EndWitness
    init(_ witness: EndWitness) {
      self.witness = witness
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }
}
