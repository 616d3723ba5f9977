// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension HostEnvironment {
  /// By which words, orders and numbers views tell dates: those of the best of ``languages``.
  package var locale: Locale { languages.first.map { Locale(identifier: $0) } ?? .current }
}
