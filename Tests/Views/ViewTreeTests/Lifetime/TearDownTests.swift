// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree
import Testing
import ViewStage

/// Tests of objects whose last reference is released on another thread.
@MainActor
@Suite(.serialized)
struct TearDownTests {
  private class Noted: UIView {
    let notes: EndNotes
    init(_ notes: EndNotes) {
      self.notes = notes
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { notes.record() }
  }
  private final class NotedBelow: Noted {
    lazy var witness = EndWitness(notes)
    deinit { notes.record() }
  }
  private final class Silent: UILabel { var witness: EndWitness? }
  private final class Generic<Value>: UIView { var witness: EndWitness? }
  private final class Isolated: UIView {
    var notes: EndNotes?
    isolated deinit { notes?.record() }
  }
  private final class Layer: CALayer { var witness: EndWitness? }
  private final class Guide: UILayoutGuide { var witness: EndWitness? }
  private final class Recognizer: UITapGestureRecognizer { var witness: EndWitness? }
  private final class Responder: UIResponder { var witness: EndWitness? }

  private typealias Kind = (name: String, ends: Int, make: @MainActor (EndNotes) -> AnyObject)

  /// The kinds of objects, each with the notes that it records when it is deallocated.
  private nonisolated static let kinds: [Kind] = [
    ("a view", 1, { Noted($0) }),
    (
      "a subclass with deinit and property", 3,
      {
        let view = NotedBelow($0)
        _ = view.witness
        return view
      }
    ),
    ("a subclass without deinit", 1, { holding(Silent(), $0) { $0.witness = $1 } }),
    ("a generic subclass", 1, { holding(Generic<[Int]>(), $0) { $0.witness = $1 } }),
    ("another generic subclass", 1, { holding(Generic<String>(), $0) { $0.witness = $1 } }),
    ("a layer", 1, { holding(Layer(), $0) { $0.witness = $1 } }),
    ("a guide", 1, { holding(Guide(), $0) { $0.witness = $1 } }),
    ("a gesture recogniser", 1, { holding(Recognizer(), $0) { $0.witness = $1 } }),
    ("a responder", 1, { holding(Responder(), $0) { $0.witness = $1 } }),
    (
      "a subclass with an isolated deinit", 1,
      {
        let view = Isolated()
        view.notes = $0
        return view
      }
    ),
  ]

  private static func holding<Object: AnyObject>(
    _ object: Object, _ notes: EndNotes, _ give: (Object, EndWitness) -> Void
  ) -> AnyObject {
    give(object, EndWitness(notes))
    return object
  }

  @Test(arguments: kinds.indices)
  func `an object whose last reference goes on another thread ends on the main thread`(
    kind: Int
  ) async {
    let kind = Self.kinds[kind]
    let notes = EndNotes()
    Elsewhere.release { kind.make(notes) }
    expect(notes.all.isEmpty, "\(kind.name) waits for the main thread")
    await Elsewhere.mainTurn()
    expect(notes.all, equals: Array(repeating: true, count: kind.ends), "\(kind.name)")
  }

  @Test(arguments: kinds.indices)
  func `an object whose last reference goes on the main thread ends at once`(kind: Int) {
    let notes = EndNotes()
    do { _ = Self.kinds[kind].make(notes) }
    expect(notes.all, equals: Array(repeating: true, count: Self.kinds[kind].ends))
  }

  @Test func `a frame ends what waits without a turn of the main queue`() {
    let notes = EndNotes()
    let stage = Stage()
    Elsewhere.release { Noted(notes) }
    expect(notes.all.isEmpty)
    stage.wait(0.02)
    expect(notes.all, equals: [true])
  }

  @Test func `what waits to end is seen by nobody any more`() throws {
    let child = UIView(), guide = UILayoutGuide()
    var kept: (layer: CALayer, constraint: NSLayoutConstraint)?
    weak var weakly: UIView?
    Elsewhere.release {
      let parent = UIView()
      parent.addSubview(child)
      parent.addLayoutGuide(guide)
      let constraint = child.widthAnchor.constraint(equalTo: parent.widthAnchor)
      constraint.isActive = true
      kept = (parent.layer, constraint)
      weakly = parent
      return parent
    }
    let (layer, constraint) = try #require(kept)
    expect(weakly == nil)
    expect(child.superview == nil)
    expect(child.next == nil)
    expect(layer.delegate == nil)
    expect(guide.owningView == nil)
    expect(constraint.firstItem === child)
    expect(constraint.secondItem == nil)
    expect(!constraint.isActive)
    // It goes on to the next superview before the last one has ended.
    let next = UIView()
    next.addSubview(child)
    TearDown.endWaiting()
    expect(child.superview === next)
    expect(next.subviews, equals: [child])
  }

  // MARK: What is relied on

  /// Deallocation on the main thread depends on this class layout of the runtime: see `TearDown.c`.
  @Test func `the toolchain lays out classes as ending on the main thread relies on`() {
    let notes = EndNotes()
    for kind in Self.kinds { expect(TearDown.isOnMain(kind.make(notes)), "\(kind.name)") }
    expect(!TearDown.isOnMain(notes), "what is no view is left alone")
  }

  @Test func `classes that are laid out in another way are left alone`() {
    let words = 12, before = 3
    let original = unsafeBitCast(Silent.self as AnyClass, to: UnsafePointer<UInt>.self)
    func isKnown(_ change: (UnsafeMutablePointer<UInt>) -> Void) -> Bool {
      var copy = Array(UnsafeBufferPointer(start: original - before, count: words))
      return copy.withUnsafeMutableBufferPointer { copy in
        guard let metadata = copy.baseAddress.map({ $0 + before }) else { return false }
        change(metadata)
        return TearDown.knowsLayout(metadata)
      }
    }
    expect(isKnown { _ in })
    expect(!isKnown { $0[-1] += 8 }, "another value witness table")
    expect(!isKnown { $0[-2] = 0 }, "nothing that ends objects")
    expect(!isKnown { $0[0] = 0x200 }, "another kind of metadata")
    expect(!isKnown { $0[2] += 8 << 32 }, "objects that begin elsewhere")
    expect(!isKnown { $0[4] = $0[4] & 0xFFFF_FFFF }, "metadata that begins elsewhere")
  }

  @Test func `where classes are laid out in another way, nothing is used after it is freed`() async
  {
    await #expect(processExitsWith: .success) { @MainActor in
      TearDown.mayPrepare = false
      let notes = EndNotes()
      Elsewhere.release { Noted(notes) }
      require(notes.all == [false], "the end is where the last reference went: \(notes.all)")
      let child = UIView(), guide = UILayoutGuide()
      for _ in 0..<3000 {
        Elsewhere.release {
          let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          parent.addSubview(child)
          parent.addLayoutGuide(guide)
          return parent
        } while: { _ in
          if let parent = child.superview { require(parent.frame.width == 10, "the parent's size") }
          if let owner = guide.owningView { require(owner.frame.width == 10, "the owner's size") }
        }
      }
    }
  }
}
