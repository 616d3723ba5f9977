// SPDX-License-Identifier: Apache-2.0

import CMullionCrypto

/// A hash under way, computed by OpenSSL's libcrypto.
struct LibraryHash: Sendable {
  private var context: Context

  /// A hash of no bytes by `algorithm`, such as `EVP_sha256()`.
  init(_ algorithm: OpaquePointer?) {
    context = Context()
    require(EVP_DigestInit_ex(context.pointer, algorithm, nil), "does not provide this algorithm")
  }

  /// Adds `bytes` to what is hashed.
  ///
  /// - Complexity: O(n) in the bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) { context = Context(copying: context) }
    require(
      EVP_DigestUpdate(context.pointer, bytes.baseAddress, bytes.count), "could not hash bytes")
  }

  /// Returns the digest of all bytes so far; more can be added afterwards.
  func finish() -> [UInt8] {
    let copy = Context(copying: context)
    return [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
      var length: UInt32 = 0
      require(
        EVP_DigestFinal_ex(copy.pointer, buffer.baseAddress, &length), "could not end a hash")
      count = Int(length)
    }
  }

  /// The state that libcrypto keeps, which changes only while a single value refers to it.
  private final class Context: @unchecked Sendable {
    let pointer = EVP_MD_CTX_new()

    init() {}

    init(copying other: Context) {
      require(EVP_MD_CTX_copy_ex(pointer, other.pointer), "could not copy a hash")
    }

    deinit { EVP_MD_CTX_free(pointer) }
  }
}

/// Stops the program where `result`, of a function of libcrypto, is not 1.
private func require(_ result: Int32, _ problem: String) {
  guard result == 1 else { fatalError("libcrypto \(problem)") }
}
