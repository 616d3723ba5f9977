// SPDX-License-Identifier: Apache-2.0

private import Glibc

/// The average numbers of processes that run or wait for a processor, in the last minute, the last five and the
/// last fifteen minutes.
public struct loadavg: BitwiseCopyable, Sendable {
  /// The three averages, each multiplied by `fscale`.
  public var ldavg: (UInt32, UInt32, UInt32)
  /// The factor of the averages.
  public var fscale: Int

  /// Creates averages of zero.
  public init() { self.init(ldavg: (0, 0, 0), fscale: 0) }

  /// Creates averages from their parts.
  public init(ldavg: (UInt32, UInt32, UInt32), fscale: Int) {
    (self.ldavg, self.fscale) = (ldavg, fscale)
  }

  /// The averages at this time.
  static var current: loadavg {
    let scale = 2048
    var averages = [Double](repeating: 0, count: 3)
    getloadavg(&averages, 3)
    let scaled = averages.map { UInt32(clamping: Int(($0 * Double(scale)).rounded())) }
    return loadavg(ldavg: (scaled[0], scaled[1], scaled[2]), fscale: scale)
  }
}
