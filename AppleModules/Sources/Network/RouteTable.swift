// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The default routes in the kernel's routing table.
package struct RouteTable {
  private let folder: String
  private let devices: String

  /// Creates a table from the kernel's files in `folder`, and its network devices in `devices`.
  package init(in folder: String = "/proc/net", devices: String = "/sys/class/net") {
    self.folder = folder
    self.devices = devices
  }

  /// The current path, read from the kernel's files at each access.
  package var path: NWPath {
    let fourth = waysEverywhere(text("route"), destination: 1, mask: 7, name: 0)
    let sixth = waysEverywhere(text("ipv6_route"), destination: 0, mask: 1, name: 9)
    let names = (fourth + sixth).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return NWPath(
      status: names.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: names.map(interface),
      supportsIPv4: !fourth.isEmpty, supportsIPv6: !sixth.isEmpty)
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
  }

  /// Returns the devices of the lines whose destination and mask are zero, without the loopback device.
  private func waysEverywhere(
    _ table: String, destination: Int, mask: Int, name: Int
  ) -> [String] {
    table.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count > max(destination, mask, name),
        [words[destination], words[mask]].allSatisfy({ $0.allSatisfy { $0 == "0" } }),
        words[name] != "lo"
      else { return nil }
      return String(words[name])
    }
  }

  private func interface(_ name: String) -> NWInterface {
    let folder = "\(devices)/\(name)"
    func has(_ part: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(part)") }
    let number = try? String(contentsOfFile: "\(folder)/ifindex", encoding: .utf8)
    let kind = try? String(contentsOfFile: "\(folder)/type", encoding: .utf8)
    let type: NWInterface.InterfaceType =
      if has("wireless") || has("phy80211") {
        .wifi
      } else if name.hasPrefix("ww") {
        .cellular
      } else if kind?.trimmingCharacters(in: .whitespacesAndNewlines) == "1" {
        .wiredEthernet
      } else {
        .other
      }
    let index = number.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    return NWInterface(name: name, index: index ?? 0, type: type)
  }
}
