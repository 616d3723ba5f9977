// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension HostEnvironment {
  /// The locale of the user's most preferred language in ``languages``, or else of the process.
  package var locale: Locale { languages.first.map { Locale(identifier: $0) } ?? .current }
}
