// SPDX-License-Identifier: Apache-2.0

extension HostEnvironment {
  /// The environment of a process without a host: block metrics, no image decoder.
  package static let headless = HostEnvironment(text: BlockTextMeasurer())
}
