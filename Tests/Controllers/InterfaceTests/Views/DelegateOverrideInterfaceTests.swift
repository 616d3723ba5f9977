// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of list subclasses that override `delegate` to forward calls to the app's delegate.
@MainActor
struct DelegateOverrideInterfaceTests {
  private final class Follower: NSObject, UICollectionViewDelegate, UITableViewDelegate {
    var heard: [String] = []
    weak var outer: (any UIScrollViewDelegate)?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("scrolled to \(Int(scrollView.contentOffset.y))")
      outer?.scrollViewDidScroll(scrollView)
    }
  }

  private final class Collection: UICollectionView {
    let inner = Follower()
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
      super.delegate = inner
    }
    required init?(coder: NSCoder) { nil }
    override var delegate: UICollectionViewDelegate? {
      get { inner.outer as? UICollectionViewDelegate }
      set { inner.outer = newValue }
    }
    override weak var dataSource: UICollectionViewDataSource? { didSet {} }
  }

  private final class Table: UITableView {
    var delegates = 0
    override weak var delegate: UITableViewDelegate? { didSet { delegates += 1 } }
  }

  private final class Text: UITextView {
    var delegates = 0
    override var delegate: UITextViewDelegate? { didSet { delegates += 1 } }
  }

  private final class Shape: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    // The class of the layer is given above.
    // swift-format-ignore: NeverForceUnwrap
    override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
  }

  private final class Wheel: UIActivityIndicatorView {
    override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `a collection view can follow itself and hand on what it hears`() {
    let outer = Follower()
    let collection = Collection(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = outer
    expect(collection.delegate === outer)
    expect((collection as UIScrollView).delegate === collection.inner)
    collection.contentOffset.y = 7
    expect(collection.inner.heard, equals: ["scrolled to 7"])
    expect(outer.heard, equals: ["scrolled to 7"])
  }

  @Test func `tables and texts hear that they have another delegate`() {
    let follower = Follower()
    let table = Table(frame: .zero, style: .plain)
    table.delegate = follower
    expect(table.delegate === follower && table.delegates == 1)
    let text = Text()
    text.delegate = nil
    expect(text.delegate == nil && text.delegates == 1)
  }

  @Test func `a view says which kind its layer is`() {
    let shape = Shape(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.layer.path = CGPath(rect: shape.bounds, transform: nil)
    expect((shape as UIView).layer === shape.layer)
    expect(Wheel(style: .large).style, equals: .large)
  }
}
