// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKit.UIGestureRecognizerSubclass
import XCTest

/// A protocol whose conforming views are created by it.
private protocol Made: UIView {}

extension Made {
  static func made() -> Self { Self.init(frame: CGRect(x: 0, y: 0, width: 3, height: 4)) }
}

private final class MadeLabel: UILabel, Made {}

/// Tests of names that are available by importing UIKit: each has one declaration, whatever other modules the
/// build contains.
final class NameTests: XCTestCase {
  private final class Context: UICollectionViewLayoutInvalidationContext {
    var mark = 1
  }

  private final class Layout: UICollectionViewFlowLayout {
    override class var invalidationContextClass: AnyClass { Context.self }
  }

  private final class TouchRecognizer: UIGestureRecognizer {
    var touchCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      touchCount += 1
      state = .began
    }
  }

  @MainActor
  func testAnInvalidationContextIsMadeOfItsClass() {
    let layout: UICollectionViewLayout = Layout()
    let context =
      (type(of: layout).invalidationContextClass as! UICollectionViewLayoutInvalidationContext.Type)
      .init()
    XCTAssertEqual((context as? Context)?.mark, 1)
  }

  @MainActor
  func testAViewIsMadeByAProtocol() {
    XCTAssertEqual(MadeLabel.made().frame.size, CGSize(width: 3, height: 4))
  }

  @MainActor
  func testARecognizerIsWritten() {
    let recognizer = TouchRecognizer()
    recognizer.touchesBegan([], with: UIEvent())
    XCTAssertEqual(recognizer.touchCount, 1)
  }

  func testTextsAreLocalized() {
    let value: String.LocalizationValue = "\(2) rates"
    XCTAssertEqual(String(localized: value), "2 rates")
    XCTAssertEqual(
      String(localized: LocalizedStringResource("title", defaultValue: "Rates")), "Rates")
  }

  func testNotificationsAreAwaited() async {
    let center = NotificationCenter()
    let name = Notification.Name("rates")
    var notifications = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil)
    let first = await notifications.next()
    XCTAssertEqual(first?.name, name)
  }

  func testAPoolReturnsWhatItsBodyReturns() {
    XCTAssertEqual(autoreleasepool { 3 }, 3)
  }

  func testASnapshotOfObjectiveCIsCast() {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["rates"])
    reference.appendItems(withIdentifiers: [1, 2])
    let snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
    XCTAssertEqual(snapshot.itemIdentifiers, [1, 2])
  }

  func testObjectsAreMadeAndNamed() {
    XCTAssertEqual(ProcessInfo().processIdentifier, ProcessInfo.processInfo.processIdentifier)
    XCTAssertTrue(NameTests.Marked.classForCoder() == NameTests.Marked.self)
  }

  private final class Marked: NSObject {}
}
