// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A left-aligned flow layout without justification, as for tag clouds.
final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1
    attributes?.forEach { item in
      guard item.representedElementCategory == .cell else { return }
      if item.frame.origin.y >= maxY { leftMargin = sectionInset.left }
      item.frame.origin.x = leftMargin
      leftMargin += item.frame.width + minimumInteritemSpacing
      maxY = max(item.frame.maxY, maxY)
    }
    return attributes
  }
}

/// A carousel layout, which enlarges the item in the middle and makes scrolling end at an item.
final class CarouselLayout: UICollectionViewFlowLayout {
  override func prepare() {
    guard let collectionView else { return }
    super.prepare()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 300)
    minimumLineSpacing = 20
    let margin = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let found = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    return found.map { item in
      let distance = abs(visible.midX - item.center.x)
      let scale = max(0.8, 1 - distance / 1000)
      item.transform3D = CATransform3DMakeScale(scale, scale, 1)
      item.zIndex = Int(-distance)
      return item
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let target = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.bounds.width,
      height: collectionView.bounds.height)
    let middle = proposedContentOffset.x + collectionView.bounds.width / 2
    let nearest = (super.layoutAttributesForElements(in: target) ?? [])
      .min { abs($0.center.x - middle) < abs($1.center.x - middle) }
    guard let nearest else { return proposedContentOffset }
    return CGPoint(x: nearest.center.x - collectionView.bounds.width / 2, y: 0)
  }
}

/// Attributes of a waterfall layout, with the height of the item's photo.
final class WaterfallAttributes: UICollectionViewLayoutAttributes {
  var photoHeight: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? WaterfallAttributes)?.photoHeight = photoHeight
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WaterfallAttributes else { return false }
    let isSame = MainActor.assumeIsolated { other.photoHeight == photoHeight }
    return isSame && super.isEqual(object)
  }
}

@MainActor protocol WaterfallDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAt path: IndexPath)
    -> CGFloat
}

final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: (any WaterfallDelegate)?
  private var cache: [WaterfallAttributes] = []
  private var contentHeight: CGFloat = 0
  var prepares = 0

  override class var layoutAttributesClass: AnyClass { WaterfallAttributes.self }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    guard cache.isEmpty, let collectionView else { return }
    prepares += 1
    register(RecorderView.self, forDecorationViewOfKind: "ground")
    var heights: [CGFloat] = [0, 0]
    let width = collectionView.bounds.width / 2
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let height = delegate?.collectionView(collectionView, heightForPhotoAt: path) ?? 100
      let column = heights[0] <= heights[1] ? 0 : 1
      let attributes = WaterfallAttributes(forCellWith: path)
      attributes.photoHeight = height - 20
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: heights[column], width: width, height: height
      ).insetBy(dx: 4, dy: 4)
      heights[column] += height
      cache.append(attributes)
    }
    contentHeight = heights.max() ?? 0
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    cache = []
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let ground = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
    ground.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    ground.zIndex = -1
    return [ground] + cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }
}

/// A layout that arranges items in a circle.
final class CircleLayout: UICollectionViewLayout {
  private var count = 0
  private var center = CGPoint.zero
  private var radius: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = collectionView.frame.size
    count = collectionView.numberOfItems(inSection: 0)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2.5
  }

  override var collectionViewContentSize: CGSize { collectionView?.frame.size ?? .zero }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 70, height: 70)
    let angle = 2 * CGFloat(indexPath.item) * .pi / CGFloat(count)
    attributes.center = CGPoint(
      x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    attributes.transform = CGAffineTransform(rotationAngle: angle)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

/// A custom layout that stores the preferred heights of self-sizing cells.
final class StackLayout: UICollectionViewLayout {
  private var heights: [IndexPath: CGFloat] = [:]
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    var y: CGFloat = 0
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: 0, y: y, width: collectionView.bounds.width, height: heights[path] ?? 60)
      y += attributes.frame.height
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: cache.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard heights[path] != preferredAttributes.size.height else { return false }
    heights[path] = preferredAttributes.size.height
    return true
  }
}
