// SPDX-License-Identifier: Apache-2.0

// The imports of this file are its first test: with two of them, the compiler also imports a module
// whose name is made of both (decision 0002, line 1).
import CoreGraphics
import Expectations
import Testing
import UIKit

@Suite("Decision 0002, lines 1 and 9: imports")
struct CrossImportTests {
  @Test func `a file that imports Testing, UIKit and CoreGraphics compiles`() {
    expect(CGRect(x: 1, y: 2, width: 3, height: 4).maxX, equals: 4)
    expect(UIEdgeInsets.zero, equals: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test func `importing UIKit is importing Foundation, as on iOS`() {
    expect(IndexPath(item: 2, section: 1).item, equals: 2)
  }

  @Test func `canImport finds UIKit in a build that contains the package`() {
    #if canImport(UIKit)
    let found = true
    #else
    let found = false
    #endif
    expect(found)
  }
}
