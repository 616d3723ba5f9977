// SPDX-License-Identifier: Apache-2.0

import CMullionCrypto

/// A hash in progress, computed by OpenSSL's libcrypto.
struct LibraryHash: Sendable {
  private var context: Context

  /// Creates a hash by `algorithm`, such as `EVP_sha256()`, without input.
  init(_ algorithm: OpaquePointer?) {
    context = Context()
    require(EVP_DigestInit_ex(context.pointer, algorithm, nil), "does not provide this algorithm")
  }

  /// Appends `bytes` to the input.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) { context = Context(copying: context) }
    require(
      EVP_DigestUpdate(context.pointer, bytes.baseAddress, bytes.count), "could not hash bytes")
  }

  /// Returns the digest of the input so far; more input can follow.
  func finish() -> [UInt8] {
    let copy = Context(copying: context)
    return [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
      var length: UInt32 = 0
      require(
        EVP_DigestFinal_ex(copy.pointer, buffer.baseAddress, &length), "could not end a hash")
      count = Int(length)
    }
  }

  /// The state of libcrypto; it is modified only while uniquely referenced.
  private final class Context: @unchecked Sendable {
    let pointer = EVP_MD_CTX_new()

    init() {}

    init(copying other: Context) {
      require(EVP_MD_CTX_copy_ex(pointer, other.pointer), "could not copy a hash")
    }

    deinit { EVP_MD_CTX_free(pointer) }
  }
}

/// Stops the program if `result`, of a libcrypto function, is not 1.
private func require(_ result: Int32, _ problem: String) {
  guard result == 1 else { fatalError("libcrypto \(problem)") }
}
