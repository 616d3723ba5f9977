// SPDX-License-Identifier: Apache-2.0

import CairoHost
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@Suite struct InstallationTests {
  @Test(
    .enabled(
      if: CairoHost.isAvailable,
      "Cairo, Pango or gdk-pixbuf was not there when this was built: nothing to paint with."))
  func `installing makes Pango and the decoder this process's own`() async {
    await #expect(processExitsWith: .success) {
      try CairoHost.install()
      let environment = HostEnvironment.current
      try #require(environment.text.name.hasPrefix("pango 1."))
      try #require(environment.images != nil)
    }
  }

  @Test(.enabled(if: !CairoHost.isAvailable, "The libraries are there."))
  func `without the libraries one sentence says what to install`() throws {
    let error = try #require(throws: CairoHostError.self) { try CairoHost.install() }
    expect(error.description.contains("libcairo2-dev"))
    #expect(throws: CairoHostError.self) {
      let node = DisplayNode(identity: ObjectIdentifier(Int.self), bounds: .zero)
      _ = try CairoHost.png(of: node, size: CGSize(width: 1, height: 1), scale: 1)
    }
  }
}
