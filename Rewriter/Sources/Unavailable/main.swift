// SPDX-License-Identifier: Apache-2.0

import Foundation

let message = """
  mullion-swiftc: the toolchain it was built with has no SwiftSyntax in usr/lib/swift/host, which is \
  needed to read sources; build it with a toolchain from https://swift.org/install

  """
FileHandle.standardError.write(Data(message.utf8))
exit(1)
