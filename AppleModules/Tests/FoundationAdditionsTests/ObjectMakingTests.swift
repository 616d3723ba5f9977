// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of the creation and class methods that Objective-C provides for every class.
struct ObjectMakingTests {
  private class Boat: NSObject {}
  private final class Ferry: Boat {}

  private func name<Kind: NSObject>(of kind: Kind.Type) -> String {
    String(describing: Kind.classForCoder())
  }

  @Test func `ProcessInfo() answers for the process`() {
    let info = ProcessInfo()
    #expect(info.processIdentifier == ProcessInfo.processInfo.processIdentifier)
    #expect(ProcessInfo().environment == ProcessInfo.processInfo.environment)
  }

  @Test func `classForCoder() of a class is the class`() {
    #expect(Ferry.classForCoder() == Ferry.self)
    #expect(name(of: Ferry.self) == "Ferry")
    let kind: Boat.Type = Ferry.self
    #expect(kind.classForCoder() == Ferry.self)
    #expect(Ferry().classForCoder == Ferry.self)
  }
}
