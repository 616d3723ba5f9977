// SPDX-License-Identifier: Apache-2.0

import Foundation
import Network
import Testing

/// Tests of reading the kernel's routing tables.
final class RouteTableTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("routes-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    for device in ["eth0", "wlan0/wireless", "wwan0"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(device), withIntermediateDirectories: true)
    }
    try write("1\n", "eth0/type")
    try write("7\n", "eth0/ifindex")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private var path: NWPath { RouteTable(in: folder.path, devices: folder.path).path }

  @Test func `without tables nobody can be reached`() {
    #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty)
  }

  @Test func `the ways that lead everywhere are the path`() throws {
    try write(
      """
      Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT
      eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
      eth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0
      wlan0\t00000000\t0102A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0

      """, "route")
    #expect(path.status == .satisfied && path.supportsIPv4 && !path.supportsIPv6)
    #expect(path.availableInterfaces.map(\.name) == ["eth0", "wlan0"])
    #expect(path.availableInterfaces.map(\.type) == [.wiredEthernet, .wifi])
    #expect(path.availableInterfaces.first?.index == 7)
    #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
  }

  @Test func `ways of version 6 count, but for that within the machine`() throws {
    let zero = String(repeating: "0", count: 32)
    let rest = "\(zero) 00 \(zero) 00000400 00000001 00000000 00450003"
    try write("\(zero) 00 \(rest) lo\n\(zero) 00 \(rest) wwan0\n", "ipv6_route")
    #expect(path.supportsIPv6 && !path.supportsIPv4)
    #expect(path.availableInterfaces.map(\.name) == ["wwan0"] && path.usesInterfaceType(.cellular))
    try write("\(zero) 00 \(rest) lo\n", "ipv6_route")
    #expect(path.status == .unsatisfied)
  }
}
