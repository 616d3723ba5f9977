// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree
public import UIKit

// Items of collection views, and rows of tables. With several lists on the screen, the one whose item can
// be touched is used; pass `list` if more than one can.
extension CollectionViewHarness {
  /// Taps an item or a table's row, away from the controls in it if there is other space.
  ///
  /// - Parameters:
  ///   - indexPath: the item's index path.
  ///   - list: the collection view or table, or `nil` for the one in which the item is visible.
  ///   - file: the file of the test; omit it.
  ///   - line: the line of the action; omit it.
  /// - Throws: ``ActionFailure`` when there is no such item, it is out of sight or covered, or several lists
  ///   show it.
  public func tap(
    itemAt indexPath: IndexPath, in list: UIScrollView? = nil, file: String = #fileID,
    line: Int = #line
  ) throws {
    let action = HarnessAction.tapItem(at: indexPath, list: number(of: list))
    try attempt(action, at: "\(file):\(line)") { () throws(Obstacle) in
      tap(at: try place(ofItemAt: indexPath, in: list))
    }
  }

  /// Selects an item or a table's row as the user does: taps it unless it is selected.
  ///
  /// - Throws: ``ActionFailure`` as a tap does, and when the list does not allow selection.
  public func select(
    itemAt indexPath: IndexPath, in list: UIScrollView? = nil, file: String = #fileID,
    line: Int = #line
  ) throws {
    let action = HarnessAction.selectItem(at: indexPath, list: number(of: list))
    try attempt(action, at: "\(file):\(line)") { () throws(Obstacle) in
      let item = try item(at: indexPath, in: list)
      guard item.allowsSelection else {
        throw Obstacle(
          "\(item.words) can't be selected: allowsSelection of its \(Swift.type(of: item.list)) is "
            + "false, or allowsSelectionDuringEditing is.")
      }
      guard !item.isSelected else { return }
      tap(at: try item.target(on: size).place(in: view, avoidsControls: true))
    }
  }

  /// Touches an item or a table's row for `duration` seconds; the clock advances.
  ///
  /// - Throws: ``ActionFailure`` as a tap does.
  public func longPress(
    itemAt indexPath: IndexPath, in list: UIScrollView? = nil, duration: TimeInterval = 0.6,
    file: String = #fileID, line: Int = #line
  ) throws {
    let action = HarnessAction.longPressItem(
      at: indexPath, list: number(of: list), duration: duration)
    try attempt(action, at: "\(file):\(line)") { () throws(Obstacle) in
      longPress(at: try place(ofItemAt: indexPath, in: list), duration: duration)
    }
  }

  /// Swipes an item or a table's row sideways by less than half its width, which reveals its actions.
  ///
  /// ```swift
  /// try harness.swipe(itemAt: IndexPath(item: 3, section: 0))
  /// try harness.tap("Delete")
  /// ```
  ///
  /// - Parameters:
  ///   - indexPath: the item's index path.
  ///   - direction: `.left`, which reveals the actions at the right edge, or `.right`.
  ///   - list: the collection view or table, or `nil` for the one in which the item is visible.
  ///   - file: the file of the test; omit it.
  ///   - line: the line of the action; omit it.
  /// - Throws: ``ActionFailure`` as a tap does.
  public func swipe(
    itemAt indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction = .left,
    in list: UIScrollView? = nil, file: String = #fileID, line: Int = #line
  ) throws {
    let isToLeft = !direction.contains(.right)
    let action = HarnessAction.swipeItem(
      at: indexPath, list: number(of: list), toLeft: isToLeft)
    try attempt(action, at: "\(file):\(line)") { () throws(Obstacle) in
      let target = try item(at: indexPath, in: list).target(on: size)
      _ = try target.place(in: view)
      let area = target.area
      let (start, end) = isToLeft ? (0.7, 0.3) : (0.3, 0.7)
      dragAndHold(
        from: CGPoint(x: area.minX + area.width * start, y: area.midY),
        to: CGPoint(x: area.minX + area.width * end, y: area.midY))
    }
  }

  /// Scrolls a collection view or table without animation, as far as possible, so that an item is centred.
  ///
  /// - Throws: ``ActionFailure`` when there is no such item.
  public func scroll(
    toItemAt indexPath: IndexPath, in list: UIScrollView? = nil, file: String = #fileID,
    line: Int = #line
  ) throws {
    let action = HarnessAction.scrollToItem(at: indexPath, list: number(of: list))
    try attempt(action, at: "\(file):\(line)") { () throws(Obstacle) in
      try item(at: indexPath, in: list).scroll()
      layout()
    }
  }

  private func place(
    ofItemAt path: IndexPath, in list: UIScrollView?
  ) throws(Obstacle) -> CGPoint {
    try item(at: path, in: list).target(on: size).place(in: view, avoidsControls: true)
  }

  /// Returns the item at `path` of `list`; if that is `nil`, of the only list in which it is visible, or of
  /// the frontmost list that has it if it is visible in none.
  ///
  /// - Throws: `Obstacle` when no list has the item, or several lists show it.
  func item(at path: IndexPath, in list: UIScrollView?) throws(Obstacle) -> ListItem {
    let candidates = list.map { [$0] } ?? lists
    let items = candidates.map { ListItem(list: $0, indexPath: path) }
    let existing = items.filter(\.exists)
    guard let first = existing.first else {
      let name = "item \(path.section).\(path.item)"
      guard let most = items.first else {
        throw Obstacle("there is no collection view and no table for \(name).")
      }
      throw Obstacle("there is no \(name): the list has \(most.countWords).")
    }
    var touched: [ListItem] = []
    for item in existing {
      do throws(Obstacle) {
        _ = try item.target(on: size).place(in: view)
        touched.append(item)
      } catch { continue }
    }
    guard touched.count > 1 else { return touched.first ?? first }
    let names = touched.map { TouchTarget.words(for: $0.list) }.joined(separator: ", ")
    throw Obstacle("\(touched.count) lists show \(first.words): \(names); name one with in:.")
  }
}

// Lists by number, as stored in recordings.
extension CollectionViewHarness {
  /// The collection views and tables on the screen, from front to back.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public var lists: [UIScrollView] { ListItem.lists(under: view) }

  /// Returns the index of `list` among the lists on the screen, counted from the front, or `nil` if none was
  /// specified or it is not on the screen.
  private func number(of list: UIScrollView?) -> Int? {
    list.flatMap { list in lists.firstIndex { $0 === list } }
  }

  /// Returns the list with the given index, or `nil` if there is no such list.
  func list(_ number: Int?) -> UIScrollView? {
    guard let number else { return nil }
    let lists = lists
    return lists.indices.contains(number) ? lists[number] : nil
  }
}
