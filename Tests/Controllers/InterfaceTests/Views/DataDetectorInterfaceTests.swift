// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for data detectors compiles.
@MainActor
struct DataDetectorInterfaceTests {
  @Test func `a text view is told what it finds`() {
    let view = UITextView()
    expect(view.dataDetectorTypes.isEmpty)
    view.dataDetectorTypes = .all
    let known: UIDataDetectorTypes = [
      .phoneNumber, .link, .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber,
      .lookupSuggestion, .money, .physicalValue,
    ]
    expect(view.dataDetectorTypes.isSuperset(of: known))
    view.dataDetectorTypes = [.link, .phoneNumber]
    expect(view.dataDetectorTypes.rawValue, equals: 3)
  }
}
