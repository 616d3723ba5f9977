// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionContracts
import Testing
import UIKit

/// A delegate that implements none of the optional methods.
private class Silent: NSObject, UITableViewDelegate {}

/// A subclass that adds methods: one of the table delegate, one of the scroll view delegate, and two others.
private class Adding: Silent {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: Int) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func other() {}
}

extension Adding {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 3 }
}

/// A subclass that overrides one of the methods and adds another one.
private final class Further: Adding {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

private class Generic<Value>: Silent {
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A class with a delegate method, whose subclass conforms to the protocol.
private class Able: NSObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

private class Conforming: Able, UITableViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class Overriding: Conforming {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class Screen: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A conforming class whose subclass adds a method of flow layout delegates.
private class Grid: NSObject, UICollectionViewDelegateFlowLayout {}

private final class SizedGrid: Grid {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 1, height: 1) }
}

@MainActor
@Suite("Decision 0002, line 3: optional methods that nothing calls")
struct UncalledMethodTests {
  private func lines(of delegate: any UITableViewDelegate) -> [String] {
    UncalledMethods.lines(of: delegate, as: (any UITableViewDelegate).self)
  }

  @Test func `methods that only a subclass has are named with class, protocol and remedy`() throws {
    let lines = lines(of: Adding())
    expect(lines.count, equals: 2)
    expect(
      lines.first,
      equals:
        "Adding: tableView(_:didSelectRowAt:), tableView(_:heightForRowAt:) are never called, "
        + "because Silent conforms to UITableViewDelegate without them. Declare them in Silent and "
        + "override in Adding, or test with 'mullion test', which calls such methods.")
    expect(
      lines.last?.hasPrefix(
        "Adding: scrollViewDidScroll(_:) is never called, because Silent conforms to "
          + "UIScrollViewDelegate without it. ") ?? false)
  }

  @Test func `a class further down is reported for what it adds itself`() {
    let lines = lines(of: Further())
    expect(lines.count, equals: 3)
    expect(lines.contains { $0.hasPrefix("Further: scrollViewDidScrollToTop(_:) is never") })
    expect(lines.filter { $0.hasPrefix("Adding: ") }.count, equals: 2)
  }

  @Test func `generic classes and classes of functions are reported`() {
    expect(lines(of: Generic<Int>()).first?.contains("tableView(_:didDeselectRowAt:) is") ?? false)
    final class Local: Silent {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
    expect(lines(of: Local()).first?.hasPrefix("Local: scrollViewDidScroll(_:) is") ?? false)
  }

  @Test func `methods that the conforming class has, or inherits, are not reported`() {
    for delegate in [Silent(), Conforming(), Overriding()] as [any UITableViewDelegate] {
      expect(lines(of: delegate).isEmpty, "\(delegate)")
    }
  }

  @Test func `a subclass of a class of UIKit is not reported`() {
    expect(lines(of: Screen()).isEmpty)
  }

  @Test func `a delegate is reported when it is set, once for its class`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let delegates = [Adding(), Adding()]
        for delegate in delegates {
          let table = UITableView()
          table.delegate = delegate
          table.delegate = nil
          table.delegate = delegate
        }
        let grid = SizedGrid()
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.delegate = grid
      }
      exit(0)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("never called") }
    expect(lines.count, equals: 3, "\(text)")
    expect(
      lines.contains {
        $0.hasPrefix("Mullion: SizedGrid: collectionView(_:layout:sizeForItemAt:) is never called")
      }, "\(text)")
  }

  /// The source files whose delegates are stored by another property.
  private static let forwarding: Set = [
    "Sources/Views/ViewTree/Scrolling/ScrollDelegating.swift",
    "Sources/Views/Controls/Values/PageProgressDelegating.swift",
    "Sources/Views/Controls/Values/PageTimerDelegating.swift",
  ]

  @Test(arguments: [
    "Views/ViewTree", "Views/Controls", "Controllers/ViewControllers", "Lists/CollectionViews",
    "Lists/Tables",
  ])
  func `every delegate and data source that can be set is looked at`(module: String) throws {
    let property =
      /^ +(?:@exclusivity\(unchecked\) )?(?:open|public) (?:private\(set\) )?(?:weak )?var \w+: \(any (?:UI|NS|CA)\w*(?:Delegate|DataSource\w*)\)\?/
    var count = 0
    for path in Repository.files(in: "Sources/\(module)", withExtension: "swift")
    where !Self.forwarding.contains(path) {
      let lines = try Repository.code(path)
      for (place, line) in lines.enumerated() where line.contains(property) {
        // All methods of the first are required; the second is checked when it is queried.
        if ["UITextInputDelegate", "UIViewControllerTransitioningDelegate"].contains(
          where: line.contains)
        {
          continue
        }
        count += 1
        // A property that is never set later is assigned in an initializer, which calls no observer.
        let looked =
          line.contains("private(set)")
          ? lines.contains { $0.contains("UncalledMethods.report(of: self.delegate)") }
          : lines[place...].prefix(6).contains { $0.contains("UncalledMethods.report(") }
        expect(looked, "\(path): \(line)")
      }
    }
    expect(count > 0)
  }
}
