// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionContracts
import MullionViewTree
import UIKit

extension ScriptWorld {
  /// Prints a step on standard error, if the environment enables tracing.
  func trace(_ what: @autoclosure () -> String) {
    guard Self.isTraced else { return }
    let (open, going) = (data.open, view.engine.departingViews)
    FileHandle.standardError.write(
      Data("\(surface.now): \(what()), \(open) open, \(going) going\n".utf8))
  }

  private static let isTraced = ProcessInfo.processInfo.environment["MULLION_TRACE"] != nil

  func perform(_ action: EngineScript.Action) {
    trace("\(action)")
    switch action {
    case .applyAnimated, .apply, .applyTwice, .applyFew, .applyNone, .reloadData, .reconfigure,
      .changeSize, .expand:
      changeData(action)
    case .scroll, .scrollToItem, .scrollToItemAnimated, .scrollSection: scroll(action)
    case .inset, .resize, .rotate, .enlargeText, .invalidate, .invalidateAndLay, .changeLayout:
      changeRoom(action)
    case .lay: view.layoutIfNeeded()
    case .tick: tick(Double(number(20)) / 100)
    case .longTick: tick(2)
    case .drag, .fling, .wheel, .stroke, .press, .key, .select, .edit, .type, .reorder, .carry,
      .swipe:
      useHands(action)
    }
  }

  // MARK: Data

  private func changeData(_ action: EngineScript.Action) {
    switch action {
    case .applyAnimated: data.change(animated: true, with: &random)
    case .apply: data.change(animated: false, with: &random)
    case .applyFew: data.keep(3, animated: number(2) == 0)
    case .applyNone: data.keep(0, animated: number(2) == 0)
    case .reloadData: data.reload(with: &random)
    case .expand: data.expand(with: &random)
    case .reconfigure:
      let items = Array(data.items.joined().shuffled(using: &random).prefix(3))
      for item in items { sizes.turns[item, default: 0] += 1 }
      data.reconfigure(items, with: &random)
    case .changeSize: changeSize()
    default:
      data.change(animated: true, with: &random)
      tick(0.05)
      data.change(animated: true, with: &random)
    }
  }

  private func changeSize() {
    guard let path = visiblePath, let cell = view.cellForItem(at: path) as? ScriptCell else {
      return
    }
    sizes.turns[cell.item, default: 0] += 1
    cell.height = sizes.height(cell.item)
    view.collectionViewLayout.invalidateLayout()
  }

  // MARK: Offsets

  private func scroll(_ action: EngineScript.Action) {
    switch action {
    case .scroll:
      // Where content rests: beyond it stays where it was put.
      let (content, size, inset) = (view.contentSize, view.bounds.size, view.adjustedContentInset)
      view.contentOffset = CGPoint(
        x: content.width > size.width
          ? CGFloat(number(Int(content.width - size.width))) : -inset.left,
        y: content.height > size.height
          ? CGFloat(number(Int(content.height - size.height))) : -inset.top)
    case .scrollSection:
      guard view.numberOfSections > 0 else { return }
      view.engine.scrollSection(
        number(view.numberOfSections), toPage: number(9) - 2, animated: number(2) == 0)
    default:
      let paths = data.items.enumerated().flatMap { section, items in
        items.indices.map { IndexPath(item: $0, section: section) }
      }
      guard let path = paths.randomElement(using: &random) else { return }
      let positions: [UICollectionView.ScrollPosition] = [
        [.top, .left], [.centeredVertically, .centeredHorizontally], [.bottom, .right], [],
      ]
      view.scrollToItem(
        at: path, at: positions[number(4)], animated: action == .scrollToItemAnimated)
    }
  }

  // MARK: Room

  private func changeRoom(_ action: EngineScript.Action) {
    switch action {
    case .resize:
      surface.resize(
        to: CGSize(width: CGFloat(200 + number(400)), height: CGFloat(200 + number(600))), scale: 2)
    case .rotate:
      surface.resize(
        to: CGSize(width: surface.size.height, height: surface.size.width), scale: 2)
    case .enlargeText:
      let categories: [UIContentSizeCategory] = [.small, .large, .accessibilityLarge]
      surface.traits = UITraitCollection(traitsFrom: [
        surface.traits, UITraitCollection(preferredContentSizeCategory: categories[number(3)]),
      ])
    case .inset:
      view.contentInset = UIEdgeInsets(
        top: CGFloat(number(60)), left: 0, bottom: CGFloat(number(60)), right: 0)
    case .invalidate: view.collectionViewLayout.invalidateLayout()
    case .invalidateAndLay:
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
    default:
      let layout = isList ? ScriptLayouts.list : ScriptLayouts.plain(number(5), hooks)
      view.setCollectionViewLayout(layout, animated: number(2) == 0)
    }
  }
}
