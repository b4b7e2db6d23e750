// The C library of the platform, under one name. A file that needs it imports this module and does
// not ask which system it is built for.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
