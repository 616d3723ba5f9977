// SPDX-License-Identifier: Apache-2.0

extension HostEnvironment {
  /// The environment of a process without a host.
  package static var headless: HostEnvironment { fatalError("written by the view tree's owner") }
}
