// SPDX-License-Identifier: Apache-2.0

/// Returns memory for a request of `count` bytes.
@_expose(wasm, "lab_alloc")
@_cdecl("lab_alloc")
public func laboratoryMemory(_ count: Int) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 8)
}

/// Releases the memory of a request or of a reply.
@_expose(wasm, "lab_free")
@_cdecl("lab_free")
public func laboratoryRelease(_ memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// Performs a request of `count` bytes, and returns its reply: the number of bytes in four bytes, then the bytes.
@_expose(wasm, "lab_call")
@_cdecl("lab_call")
public func laboratoryCall(
  _ request: UnsafeMutableRawPointer, _ count: Int
) -> UnsafeMutableRawPointer {
  let bytes = UnsafeRawBufferPointer(start: request, count: count)
  let reply = ReplyBytes(Request.reply(to: bytes)).bytes
  let memory = UnsafeMutableRawPointer.allocate(byteCount: reply.count + 4, alignment: 8)
  memory.storeBytes(of: UInt32(reply.count), as: UInt32.self)
  (memory + 4).copyMemory(from: reply, byteCount: reply.count)
  return memory
}
