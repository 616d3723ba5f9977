// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of imports of Apple's frameworks that are unavailable.
struct UnavailableImportTests {
  @Test(arguments: [
    ("import MapKit\nlet a = UIView()\n", "import UIKit;#warning("),
    ("import CoreData // for later\n", "import Foundation;#warning("),
    ("@preconcurrency import PhotosUI\n", "@preconcurrency import UIKit;#warning("),
    ("import struct CoreLocation.CLLocation\n", "import Foundation;#warning("),
    ("import Photos.PHAsset\n", "import Foundation;#warning("),
  ])
  func `are left out with a warning`(text: String, start: String) {
    let rewriting = Rewriting(["A.swift": text], missing: Self.missing)
    #expect(rewriting.text.hasPrefix(start))
    #expect(rewriting.text.count(where: { $0 == "\n" }) == text.count(where: { $0 == "\n" }))
    #expect(rewriting.problems.isEmpty)
  }

  @Test func `say which framework it is, and nothing else of the line goes`() {
    #expect(
      Rewriting(["A.swift": "import CoreData // for later\n"], missing: Self.missing).text
        == "import Foundation;#warning(\"there is no CoreData on this platform; the import is "
        + "removed, and none of its declarations can be used\") // for later\n")
  }

  @Test(arguments: [
    "import MapKit\n",
    "#if os(Windows)\nimport CoreData\n#endif\n",
    "import Alamofire\n",
    "import UIKit\n",
  ])
  func `others stay`(text: String) {
    let missing = Self.missing.union(["Alamofire"]).subtracting(["MapKit"])
    #expect(Rewriting(["A.swift": text], missing: missing).text == text)
  }

  private static let missing: Set<String> = [
    "SwiftUI", "MapKit", "CoreData", "PhotosUI", "CoreLocation", "Photos",
  ]
}
