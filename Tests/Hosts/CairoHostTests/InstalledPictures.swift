// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import MullionViewTree

/// Calls `body` while images are decoded and encoded, and restores the host environment.
@MainActor
func installed<Answer>(_ body: () throws -> Answer) throws -> Answer {
  let before = HostEnvironment.current
  defer { HostEnvironment.current = before }
  HostEnvironment.current.images = PixbufDecoder()
  HostEnvironment.current.pictures = CairoPictureEncoder()
  return try body()
}

#endif
